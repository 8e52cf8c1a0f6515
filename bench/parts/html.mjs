const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*as="script"[^>]*>/g;
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const SHEET = /<link\b(?=[^>]*\brel="stylesheet")(?![^>]*\bdisabled\b)[^>]*\bhref="([^"]+)"[^>]*>/g;

/** A document as plain HTML: without scripts and their preloads. */
export const withoutScripts = (html) => html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_PRELOAD, '');

export const withoutStyles = (html) => html.replaceAll(STYLE, '');

/** Addresses of the style sheets that a document waits for. */
export const sheetsOf = (html) => [...html.matchAll(SHEET)].map(([, address]) => address.replaceAll('&amp;', '&'));

/** Bytes of a document ÷ those without scripts, both without style sheets. */
export function duplicationOf(html) {
  const plain = withoutStyles(html);
  return Buffer.byteLength(plain) / Buffer.byteLength(withoutScripts(plain));
}
