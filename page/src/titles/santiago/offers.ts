/** Which pieces of the board stand for a legal action: the ids that a click on one of them asks for. */
import type { Legal } from '../../api/client';
import { beside, type Table } from './box';

type Act = Pick<Legal, 'verb' | 'parts'>;

const CASINO = ['buy_vp', 'sell_vp'];
const house = (b: string) => `house:${b}`;
const ware = (w: string) => `ware:${w}`;
const die = (g: string) => `die:${g}`;

export function piecesOf({ verb, parts }: Act, view: Pick<Table, 'ship'> & { asked?: object }): string[] {
  switch (verb) {
    case 'pass':
      return []; // nothing on the board says no: the bar does
    case 'port':
      return ['stop:port'];
    case 'visit':
      return [`stop:${parts.cuban}`];
    case 'accept':
      return [`stop:${(view.asked as { cuban?: string }).cuban}`];
    case 'expose':
      return [`stop:${parts.cuban}`, house('newspaper')];
    case 'lap':
      return ['lap'];
    case 'move':
    case 'claim':
      return [house(parts.building)];
    case 'take':
      return [`crate:${parts.good}`];
    case 'give':
      return [parts.gift === 'peso' ? 'purse' : parts.gift === 'vp' ? 'points' : ware(parts.gift)];
    case 'aside':
      return [die(parts.good)];
    case 'deliver':
      return [die(parts.good), ware(parts.good)];
    case 'wood':
      return [die(parts.good), ware('wood')];
    case 'customs':
      return [die(parts.good), house(verb)];
    case 'office':
      return [die(parts.good), ware(parts.good), house(verb)];
    case 'cafe':
      return [house(verb), ...(parts.serving === 'both' ? ['cigars', 'rum'] : [parts.serving]).map(ware)];
    case 'harbour_master':
      return [`flag:${beside(view.ship.value, parts.side as 'left' | 'right')}`, house(verb)];
    case 'black_market':
      return [ware(parts.good), `crate:${parts.swap}`, house(verb)];
    case 'distillery':
      return [house(verb), ware('sugar')];
    case 'cigar_factory':
      return [house(verb), ware('tobacco')];
    default:
      return CASINO.includes(verb) ? [house('casino'), verb === 'buy_vp' ? 'purse' : 'points'] : [house(verb)];
  }
}
