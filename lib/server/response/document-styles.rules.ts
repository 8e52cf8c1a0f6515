const STYLE_LINK = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)"[^>]*?data-precedence="([\w-]+)"[^>]*?>/g;

/**
 * Puts the text of a document's style sheets in the place of their links, so that the first paint waits for no second
 * request. Each link stays, switched off: the framework looks for it before it loads the sheet for a later page. Browsers
 * that read ahead of their parser overlook `disabled`, but not `media`.
 * `cssOf` answers null for a sheet that must stay a link.
 */
export function inlineStyles(head: string, nonce: string, cssOf: (href: string) => string | null): string {
  return head.replace(STYLE_LINK, (link, href: string, precedence: string) => {
    const css = cssOf(href);
    if (css === null) return link;
    return `<style nonce="${nonce}" data-precedence="${precedence}">${css}</style><link rel="stylesheet" href="${href}" data-precedence="${precedence}" media="not all" disabled="">`;
  });
}

/** Text that may stand in a `<style>`: addresses in it are relative to the sheet's own folder, and no tag may end it. */
export const mayInline = (css: string): boolean => !/<\/|url\((?!["']?(?:data:|#|\/))|@import/i.test(css);

/** The nonce of a document's own styles, as its policy names it; null where the policy has none. */
export const styleNonce = (policy: string): string | null => /style-src[^;]*'nonce-([\w-]+)'/.exec(policy)?.[1] ?? null;

/** A `Link` header without the preloads of style sheets, which the document brings itself; empty when nothing else is in it. */
export const withoutStylePreloads = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style"?/i.test(entry))
    .join(', ');
