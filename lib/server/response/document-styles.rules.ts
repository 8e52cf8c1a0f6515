const STYLE_LINK = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)"[^>]*?data-precedence="([\w-]+)"[^>]*?>/g;

/**
 * Replaces a document's style sheet links by the sheets' text, so that the first paint waits for no second request. Each link
 * stays, switched off: the framework looks for it before it loads the sheet for a later page. Browsers that read ahead of
 * their parser ignore `disabled`, but not `media`. `cssOf` returns null for a sheet that must stay a link.
 */
export function inlineStyles(head: string, nonce: string, cssOf: (href: string) => string | null): string {
  return head.replace(STYLE_LINK, (link, href: string, precedence: string) => {
    const css = cssOf(href);
    if (css === null) return link;
    return `<style nonce="${nonce}" data-precedence="${precedence}">${css}</style><link rel="stylesheet" href="${href}" data-precedence="${precedence}" media="not all" disabled="">`;
  });
}

/**
 * True for text that is safe in a `<style>`: it contains no address relative to the sheet's folder, and no tag that could end it.
 */
export const mayInline = (css: string): boolean => !/<\/|url\((?!["']?(?:data:|#|\/))|@import/i.test(css);

/** The nonce for a document's styles in its policy; null if the policy has none. */
export const styleNonce = (policy: string): string | null => /style-src[^;]*'nonce-([\w-]+)'/.exec(policy)?.[1] ?? null;

/** A `Link` header without preloads of style sheets, which the document contains; empty when nothing else remains. */
export const withoutStylePreloads = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style"?/i.test(entry))
    .join(', ');
