import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import onHeaders from 'on-headers';
import { withFirstScript } from './browser-floor.rules';
import { inlineStyles, mayInline, styleNonce, withoutStylePreloads } from './document-styles.rules';
import { handleParts } from './response-parts.server';
import { STATIC_PREFIX, staticFolder } from './static-file.server';
import { hasSheets, storeScript, type Sheets } from './stored-styles.server';

const HEAD_END_TAG = '</head>';

let known: Sheets | null = null;

/** The build's style sheets; none in a folder that cannot be read. */
function sheetsOfBuild(): Sheets {
  known ??= readSheets();
  return known;
}

function readSheets(): Sheets {
  let names: string[] = [];
  try {
    names = readdirSync(staticFolder(), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  } catch {
    // Documents contain their sheets.
  }
  const hrefs = names.map((name) => STATIC_PREFIX + name.split(path.sep).join('/')).toSorted();
  return { hrefs, mark: createHash('sha256').update(hrefs.join('\n')).digest('base64url').slice(0, 10) };
}

/** True if the browser that sends these cookies has the build's style sheets: a document's text depends on it. */
export function hasStyles(cookies: string): boolean {
  const sheets = sheetsOfBuild();
  return sheets.hrefs.length > 0 && hasSheets(cookies, sheets);
}

/** Text of the build's style sheets by address; null for one that cannot be inlined. Limited by the number of sheets in the build. */
const sheets = new Map<string, string | null>();

function cssOf(href: string): string | null {
  let css = sheets.get(href);
  if (css === undefined) {
    css = readSheet(href);
    sheets.set(href, css);
  }
  return css;
}

function readSheet(href: string): string | null {
  try {
    const css = readFileSync(path.join(staticFolder(), href.slice(STATIC_PREFIX.length)), 'utf8');
    return mayInline(css) ? css : null;
  } catch {
    // The link stays, and the browser reports the error.
    return null;
  }
}

/** State of a document while it is sent. */
interface Passage {
  nonce: string;
  /** The browser has the sheets: their links stay. */
  stored: boolean;
  /** Parts before the end of the head; null after the head was sent. */
  head: Buffer[] | null;
}

/** Bytes to send after one more part; null while the head is incomplete. */
function release(passage: Passage, part: Buffer, last: boolean): Buffer | null {
  if (!passage.head) return part;
  const whole = Buffer.concat([...passage.head, part]);
  const end = whole.indexOf(HEAD_END_TAG);
  if (end === -1 && !last) {
    passage.head.push(part);
    return null;
  }
  passage.head = null;
  const head = withFirstScript(styledHead(whole.toString('utf8', 0, Math.max(end, 0)), passage), passage.nonce);
  return Buffer.concat([Buffer.from(head), whole.subarray(Math.max(end, 0))]);
}

/** A head with its sheets' links, or with their text and the script that stores them for the next document. */
function styledHead(head: string, { nonce, stored }: Passage): string {
  if (stored) return head;
  const inlined = inlineStyles(head, nonce, cssOf);
  return inlined === head ? head : `${inlined}<script nonce="${nonce}">${storeScript(sheetsOfBuild())}</script>`;
}

/**
 * Sends a document with its style sheets inlined, unless the browser has them, and the floor's script before all others, under
 * the nonce of its policy. Buffers only the head, which the framework writes at once; later parts, and every response that is not
 * a document, pass unchanged.
 */
export function sendStyles(request: IncomingMessage, response: ServerResponse): void {
  let passage: Passage | null = null;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    if (!String(response.getHeader('Content-Type') ?? '').startsWith('text/html')) return;
    const nonce = styleNonce(String(response.getHeader('Content-Security-Policy') ?? ''));
    if (nonce === null) return;
    passage = { nonce, stored: hasStyles(request.headers.cookie ?? ''), head: [] };
    response.removeHeader('Content-Length');
    if (passage.stored) return;
    const link = withoutStylePreloads(String(response.getHeader('Link') ?? ''));
    if (link) response.setHeader('Link', link);
    else response.removeHeader('Link');
  };
  onHeaders(response, begin);

  handleParts(response, (own) => ({
    write(part) {
      begin();
      const ready = passage?.head ? release(passage, part, false) : part;
      return ready === null || own.write(ready);
    },
    end(part) {
      begin();
      own.end(passage?.head ? release(passage, part ?? Buffer.alloc(0), true) : part);
    },
  }));
}
