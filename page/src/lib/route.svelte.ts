/** The address is the truth about which screen is shown; /table/{id}?ply=n is a position of a table. */
function read() {
  const url = new URL(location.href);
  const parts = url.pathname.split('/').filter(Boolean);
  const join = /^#join=([\w-]+)$/.exec(url.hash);
  const ply = url.searchParams.get('ply');
  return {
    screen: parts[0] === 'table' && parts[1] ? ('table' as const) : ('lobby' as const),
    table: parts[1] ?? '',
    ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null,
    view: url.searchParams.get('view'),
    join: join ? join[1] : null,
  };
}

class Route {
  at = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.at = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.at = read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', path);
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
  route.go(link.pathname + link.search + link.hash);
}
