/** Every decision of the engine: the tab it is taken on, the chapter of the rules that tells of it, its part of the
 * round, and the picture of the action bar. */
export type Stage = 'bills' | 'actions' | 'parliament' | 'statutes' | 'end';
interface Phase {
  tab: 'finca' | 'harbour' | 'market' | 'buildings';
  chapter: string;
  stage: Stage;
  medal?: string;
}
const of = (tab: Phase['tab'], chapter: string, medal?: string, stage: Stage = 'actions'): Phase => ({
  tab,
  chapter,
  stage,
  medal,
});

export const PHASES: Record<string, Phase> = {
  colour: of('market', 'setup', 'plantation', 'bills'),
  swap_out: of('buildings', 'setup', 'building', 'bills'),
  put_away: of('market', 'setup', 'law', 'bills'),
  start: of('finca', 'setup', undefined, 'bills'),
  delegate: of('finca', 'variants', 'vote'),
  turn: of('finca', 'characters'),
  figure: of('finca', 'plantation', 'cu-p-worker'),
  harvest: of('finca', 'plantation', 'cu-p-worker'),
  trade: of('market', 'market', 'cu-p-tradeswoman'),
  architect: of('buildings', 'buildings', 'cu-p-architect'),
  site: of('finca', 'buildings'),
  foreman_figure: of('finca', 'buildings', 'cu-p-foreman'),
  foreman: of('finca', 'buildings', 'cu-p-foreman'),
  amount: of('finca', 'buildings'),
  hand_in: of('finca', 'buildings'),
  black_market: of('finca', 'buildings', 'cu-b-black_market'),
  receive: of('finca', 'buildings', 'cu-b-black_market'),
  casino: of('finca', 'buildings', 'cu-b-casino'),
  customs: of('harbour', 'buildings', 'cu-b-customs_house'),
  veto: of('market', 'parliament', 'cu-b-church'),
  press: of('market', 'parliament', 'cu-b-newspaper'),
  lighthouse: of('harbour', 'buildings', 'cu-b-lighthouse'),
  load: of('harbour', 'harbour', 'cu-p-mayor'),
  labourer: of('finca', 'cubans', 'cu-p-day_labourer'),
  harbour_master: of('harbour', 'cubans', 'cu-p-harbour_master'),
  lawyer: of('finca', 'cubans', 'cu-p-lawyer'),
  rebuild: of('buildings', 'events', 'cu-e-4'),
  gift: of('market', 'events', 'cu-e-6'),
  event_veto: of('market', 'events', 'cu-b-church'),
  hundreds: of('market', 'parliament', 'vote', 'parliament'),
  bid: of('market', 'parliament', 'vote', 'parliament'),
  tie_bid: of('market', 'parliament', 'vote', 'parliament'),
  enact: of('market', 'parliament', 'vote', 'parliament'),
  tax: of('market', 'laws', 'law', 'statutes'),
  duty: of('market', 'laws', 'law', 'statutes'),
  end: of('finca', 'end', undefined, 'end'),
};
