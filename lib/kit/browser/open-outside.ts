/** Opens an address of another site as a tap on a link would, so that listeners to links receive the event. */
export function openOutside(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' });
  document.body.append(link);
  link.click();
  link.remove();
}
