/** Every decision of the engine: the tab it is taken on, the chapter of the rules that tells of it, and the step of a
 * turn that it is. */
interface Phase {
  tab: 'town';
  chapter: string;
  step?: 'drive' | 'service' | 'pawn' | 'building' | 'delivery' | 'ship';
}
const of = (chapter: string, step?: Phase['step']): Phase => ({ tab: 'town', chapter, step });

export const PHASES: Record<string, Phase> = {
  drive: of('street', 'drive'),
  service: of('cubans', 'service'),
  lawyer: of('cubans', 'service'),
  fence: of('cubans', 'service'),
  give: of('cubans', 'service'),
  move: of('city', 'pawn'),
  use: of('buildings', 'building'),
  deliver: of('port', 'delivery'),
  dice: of('ships', 'ship'),
  end: of('end'),
};
