import * as z from '@pavilion/contract/schema';

/** Logged parts of a policy report: no query, no fragment, no sample of the page's text. */
export interface PolicyReport {
  directive: string;
  blocked: string;
  document: string;
}

const text = z._default(z.string(), '');
const old = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }),
});
const recent = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});

/** A path may contain tokens, as the platform counts' address does; names of pages and scripts are shorter. */
const TOKEN_LIKE = /[\w-]{20,}/g;

/** `https://host/path` without query and token-like parts; preserves a keyword such as `inline`. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[^a-z-]/gi, '').slice(0, 32);
  const url = new URL(address);
  return url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname.replace(TOKEN_LIKE, '…')}`.slice(0, 200);
}

/** Parses both report formats; at most `max` of one delivery, drops invalid rows. */
export function readPolicyReports(body: string, max = 10): PolicyReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const items = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, max);
  return items.flatMap((item: unknown) => {
    const now = z.safeParse(recent, item);
    if (now.success) {
      const { effectiveDirective, blockedURL, documentURL } = now.data.body;
      return [{ directive: effectiveDirective.slice(0, 64), blocked: withoutQuery(blockedURL), document: withoutQuery(documentURL) }];
    }
    const before = z.safeParse(old, item);
    if (!before.success) return [];
    const report = before.data['csp-report'];
    const directive = (report['effective-directive'] || report['violated-directive']).slice(0, 64);
    return [{ directive, blocked: withoutQuery(report['blocked-uri']), document: withoutQuery(report['document-uri']) }];
  });
}
