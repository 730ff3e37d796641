/** Every decision of the engine: the tab it is taken on, and the chapter of the rules that tells of it. */
export const PHASES: Record<string, { tab: 'town' | 'cards'; chapter: string }> = {
  choose: { tab: 'cards', chapter: 'initiative' },
  act: { tab: 'cards', chapter: 'cards' },
  recycle: { tab: 'cards', chapter: 'cards' },
  fetch: { tab: 'cards', chapter: 'cards' },
  demolish: { tab: 'town', chapter: 'cards' },
  rob: { tab: 'town', chapter: 'cards' },
  fence: { tab: 'town', chapter: 'cards' },
  loot: { tab: 'town', chapter: 'cards' },
  smuggle: { tab: 'town', chapter: 'cards' },
  share: { tab: 'town', chapter: 'cards' },
  build: { tab: 'town', chapter: 'building' },
  pay: { tab: 'town', chapter: 'exchange' },
  lay: { tab: 'cards', chapter: 'replacement' },
  discard: { tab: 'cards', chapter: 'replacement' },
  end: { tab: 'town', chapter: 'end' },
};
