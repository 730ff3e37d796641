/** Drawings live inline in the page, so that they see the theme's colours. Each sprite is added once. */
export function addSprite(name: string, svg: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = 'sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = svg;
  document.body.append(holder);
}
