import type { Brief } from '../api/client';

/** What somebody wants of an open table; null: it does not matter. */
export interface Filter {
  title: string | null;
  days: boolean | null; // by correspondence, or at one sitting
  rated: boolean | null;
  lang: string | null;
}

/** Whether a table is one of those wanted. */
export function fits(table: Pick<Brief, 'title' | 'days' | 'rated' | 'lang'>, wish: Filter): boolean {
  return (
    (wish.title === null || table.title === wish.title) &&
    (wish.days === null || table.days === wish.days) &&
    (wish.rated === null || table.rated === wish.rated) &&
    (wish.lang === null || table.lang === wish.lang)
  );
}
