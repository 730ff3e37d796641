/** Every decision of the engine: the tab it is taken on, and the chapter of the rules that tells of it. */
export const PHASES: Record<string, { tab: 'town' | 'port' | 'mine'; chapter: string }> = {
  role: { tab: 'town', chapter: 'round' },
  hacienda: { tab: 'port', chapter: 'settler' },
  tile: { tab: 'port', chapter: 'settler' },
  hospice: { tab: 'mine', chapter: 'settler' },
  recruit: { tab: 'mine', chapter: 'mayor' },
  ashore: { tab: 'mine', chapter: 'mayor' },
  staff: { tab: 'mine', chapter: 'mayor' },
  build: { tab: 'town', chapter: 'builder' },
  university: { tab: 'mine', chapter: 'builder' },
  produce: { tab: 'mine', chapter: 'craftsman' },
  extra: { tab: 'mine', chapter: 'craftsman' },
  trade: { tab: 'mine', chapter: 'trader' },
  load: { tab: 'port', chapter: 'captain' },
  bonus: { tab: 'port', chapter: 'captain' },
  keep: { tab: 'mine', chapter: 'captain' },
  end: { tab: 'town', chapter: 'end' },
};
