/** Which of the five layouts is on: the same queries as in shell/layout.css. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 699.98px', false);
const wide = new MediaQuery('min-width: 1100px', true);
const across = new MediaQuery('(min-width: 700px) and (max-width: 1099.98px) and (orientation: landscape)', false);

export type Layout = 'desk' | 'across' | 'upright' | 'phone';

export const screen = {
  get layout(): Layout {
    if (phone.current) return 'phone';
    if (wide.current) return 'desk';
    return across.current ? 'across' : 'upright';
  },
};
