/**
 * The address is the truth about which screen is shown; /table/{id}?ply=n is a position of a table, and
 * /table/{id}/review looks back on it. /analysis#a=… holds a whole analysis, which no server ever sees. A build for
 * plain file servers, which know one page only, keeps the same path behind a #.
 */
const HASHED = import.meta.env.MODE === 'site';

/** A path as a link's address. */
export const to = (path: string): string => (HASHED ? `#${path}` : path);

const address = () => (HASHED ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href));
const SCREENS = ['analysis', 'continue', 'operator', 'player', 'puzzles', 'ratings', 'stop'] as const;
const HERE: string[] = ['analysis', 'puzzles']; // those that need no server

function read() {
  const url = address();
  const parts = url.pathname.split('/').filter(Boolean);
  const join = /^#join=([\w-]+)$/.exec(url.hash);
  const ply = url.searchParams.get('ply');
  return {
    screen:
      parts[0] === 'table' && parts[1]
        ? ('table' as const)
        : (SCREENS.find((p) => p === parts[0] && (!HASHED || HERE.includes(p))) ?? ('lobby' as const)),
    table: parts[1] ?? '',
    review: parts[2] === 'review', // looking back on a finished game
    ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null,
    view: url.searchParams.get('view'),
    with: url.searchParams.get('with'), // handles of those a new table is for
    title: url.searchParams.get('title'),
    join: join ? join[1] : null,
    from: url.searchParams.get('table'), // the game whose position is analysed
    code: /^#a=([\w-]+)$/.exec(url.hash)?.[1] ?? null, // an analysis
  };
}

class Route {
  at = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.at = read()));
  }

  get path(): string {
    const { pathname, search } = address();
    return pathname + search;
  }

  go(path: string): void {
    history.pushState(null, '', to(path));
    this.at = read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', to(path));
    this.at = read();
  }
}

export const route = new Route();

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  event.preventDefault();
  if (!HASHED) route.go(link.pathname + link.search + link.hash);
  else if (link.hash.startsWith('#/')) route.go(link.hash.slice(1));
  else document.getElementById(link.hash.slice(1))?.scrollIntoView(); // a place of the screen
}
