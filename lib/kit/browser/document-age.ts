/**
 * ms for which the server had stored this document when it sent it, so its data is older than it says; 0 for one that was rendered
 * for this visit. The first script of the document has it (lib/server/document).
 */
export function documentAge(): number {
  if (typeof document === 'undefined') return 0;
  return Number(document.querySelector<HTMLElement>('script[data-age]')?.dataset.age ?? 0);
}
