/** A legal action in few words, for the action bar and for the menus of pieces. */
import type { Legal, View } from '../../api/client';
import type { Chip } from '../types';
import { beside, box, icon, read, sails } from './box';
import { name, p, price } from './words';

export function chip(l: Legal, v: View): Chip {
  const view = read(v);
  const { good, building, cuban } = l.parts;
  const n = Number(l.parts.count ?? 0);
  const ware = good ? name('good', good) : '';
  const house = (b: string) => name('building', b);
  const value = view.ship.value;
  switch (l.verb) {
    case 'pass':
      return {
        label: p(
          view.phase === 'deliver' ? 'pass' : ['lawyer', 'service'].includes(view.phase) ? 'decline' : 'not-used',
        ),
        quiet: true,
      };
    case 'port':
      return {
        label: `${name('sc', 'port')} · ${price(view.street[0].price)}`,
        icon: 'sc-cu-port',
        rank: view.street[0].price,
      };
    case 'visit': {
      const stop = view.street.find((s) => s.cuban === cuban)!;
      return {
        label: [name('cuban', cuban), price(stop.price), stop.inactive ? p('closed') : ''].filter(Boolean).join(' · '),
        icon: `sc-cu-${cuban}`,
        rank: stop.price,
      };
    }
    case 'accept':
      return { label: l.sentence, icon: `sc-cu-${(view.asked as { cuban: string }).cuban}` };
    case 'lap':
      return { label: l.sentence, icon: 'car' };
    case 'move':
      return { label: house(building), icon: `sc-b-${building}` };
    case 'claim':
      return { label: p('claim-one', { building: house(building) }), icon: `sc-b-${building}` };
    case 'take':
      return { label: ware, icon: icon(good) };
    case 'give':
      return { label: name('gift', l.parts.gift), icon: icon(l.parts.gift) };
    case 'aside':
      return { label: p('without', { good: ware, n: view.rolled?.[good as 'rum'] ?? 0 }), icon: icon(good) };
    case 'deliver':
      return { label: p('deliver-n', { good: ware, n, points: n * value }), icon: icon(good) };
    case 'wood':
      return { label: p('wood-n', { good: ware, n, points: n * box().ships.wood }), icon: 'wood' };
    case 'customs':
      return { label: p('die-off', { good: ware }), icon: icon(good) };
    case 'office':
      return { label: p('deliver-n', { good: ware, n: 1, points: box().buildings.office }), icon: icon(good) };
    case 'cafe':
      return { label: p(`serve-${l.parts.serving}`), icon: l.parts.serving === 'rum' ? 'rum' : 'cigar' };
    case 'harbour_master': {
      const to = beside(value, l.parts.side as 'left' | 'right');
      return { label: to === sails() ? p('flag-sails') : p('flag-to', { from: value, to }), icon: 'sc-flag' };
    }
    case 'newspaper':
      return { label: p('peso-only'), icon: 'peso' };
    case 'expose':
      return { label: p('close-one', { cuban: name('cuban', cuban) }), icon: `sc-cu-${cuban}` };
    case 'black_market':
      return { label: `${ware} → ${name('good', l.parts.swap)}`, icon: icon(good) };
    case 'distillery':
      return { label: p('make-n', { n, from: name('good', 'sugar'), to: name('good', 'rum') }), icon: 'rum' };
    case 'cigar_factory':
      return { label: p('make-n', { n, from: name('good', 'tobacco'), to: name('good', 'cigars') }), icon: 'cigar' };
    case 'buy_vp':
      return { label: `${p('n-pesos', { n: n * box().buildings.casino })} → ${p('n-points', { n })}`, icon: 'vp' };
    case 'sell_vp':
      return { label: `${p('n-points', { n })} → ${p('n-pesos', { n: n * box().buildings.casino })}`, icon: 'peso' };
    default:
      return { label: l.sentence, icon: `sc-b-${l.verb}` };
  }
}
