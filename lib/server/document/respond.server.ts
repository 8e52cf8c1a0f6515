import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBot } from 'next/dist/shared/lib/router/utils/is-bot';
import { peekSite } from '@/lib/domain/site/config/site.server';
import { env } from '@/lib/env';
import { generation } from '@/lib/kit/store/epoch';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { runRendering, type Rendering } from '@/lib/kit/store/rendering.server';
import { compressResponse } from '@/lib/server/response/compress.server';
import { hasStyles, sendStyles } from '@/lib/server/response/document-styles.server';
import { styleNonce } from '@/lib/server/response/document-styles.rules';
import { appendScript } from './append-script.server';
import { captureDocument } from './capture.server';
import { encodingsOf } from './encoding.rules';
import { createDocumentStore, DOCUMENT_LIMITS, type Lead } from './store.server';
import { isSameBase, StoredDocument, type DocumentBase } from './stored-document.server';
import type { DocumentMembers, FoundMember } from './document-members.model';
import { CLOSING_TAGS, slotTexts, templateOf } from './template.rules';
import { visitOf, type Visit } from './visit.rules';

const documents = processSingleton('documents', () => createDocumentStore(DOCUMENT_LIMITS, Date.now));

/** Null while the platform does not respond as it should: then each request is rendered with the latest known state. */
function findBase(): (DocumentBase & { maintenance: boolean }) | null {
  const site = peekSite();
  if (!site || site.reason !== null) return null;
  const { preInfo, config, origins, worldOffset } = site;
  return { preInfo, config, origins, worldOffset, generation: generation(), maintenance: preInfo?.maintainConfig.status === 0 };
}

/** The visit of a request and the present base; null while nothing may be stored, or if the response is for its visitor alone. */
function readVisit(request: IncomingMessage): (Visit & { base: DocumentBase }) | null {
  const base = findBase();
  if (!base) return null;
  const visit = visitOf(request, {
    downloadRedirect: env.DOWNLOAD_REDIRECT,
    maintenance: base.maintenance,
    downloadHosts: env.DOWNLOAD_HOSTS,
    isFrameworkBot: isBot,
    hasStyles,
  });
  return visit && { ...visit, base };
}

/** Requests the member of a document, once. */
type FindMember = () => Promise<FoundMember>;

/**
 * Begins a member's document. Null for one whose session the platform rejects: the page itself redirects. Only a token that has not
 * been confirmed lately waits for that; with any other the shell is sent at once, and its last script redirects.
 */
async function memberOf({ token, uuid }: NonNullable<Visit['member']>, members: DocumentMembers): Promise<FindMember | null> {
  let found: Promise<FoundMember> | null = null;
  const find = () => (found ??= members.find(token, uuid));
  return members.isConfirmed(token) || !(await find()).isRejected ? find : null;
}

/**
 * Responds to a request in production: with a stored document if one may be sent, otherwise by `render`, the framework's handler,
 * with compression and inlined styles.
 */
export async function respond({ request, response, render }: Exchange, members: DocumentMembers): Promise<void> {
  const visit = readVisit(request);
  const findMember = visit?.member ? await memberOf(visit.member, members) : null;
  const usable = visit?.member && !findMember ? null : visit;
  const isHead = request.method === 'HEAD';
  const stored = usable && isHead ? documents().peek(usable.key, usable.base) : null;
  const found = usable && !isHead ? await documents().find(usable.key, usable.base) : null;
  const document = found && 'document' in found ? found.document : stored;
  if (document) return sendDocument(document, request, response, findMember);
  const rendering: Rendering = { storable: true, shell: findMember !== null, ended: null, rejected: Boolean(visit?.member) && !findMember };
  compressResponse(request, response);
  if (findMember) {
    // Requested while the page is rendered.
    const member = findMember();
    appendScript(response, async (policy) => (await member).lastScript({ nonce: styleNonce(policy) ?? '', ended: rendering.ended }));
  }
  if (usable && found && 'lead' in found) offerDocument(response, rendering, found.lead, usable.base);
  sendStyles(request, response);
  await runRendering(rendering, render);
}

/** Stores the response for later requests once it is complete. */
function offerDocument(response: ServerResponse, rendering: Rendering, lead: Lead, base: DocumentBase): void {
  const at = Date.now();
  captureDocument(
    response,
    () => rendering.storable,
    (captured) => {
      const nonce = captured && styleNonce(captured.policy);
      const template = captured && nonce && templateOf(captured.body, nonce);
      const current = findBase();
      if (template && current && isSameBase(base, current)) {
        lead.store(new StoredDocument({ template, headers: captured.headers, nonce, base, at, ended: rendering.ended }));
      } else {
        lead.leave();
      }
    },
  );
}

async function sendDocument(
  document: StoredDocument,
  request: IncomingMessage,
  response: ServerResponse,
  findMember: FindMember | null,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const member = document.wantsMember && findMember ? findMember() : null;
  const wanted = encodingsOf(String(request.headers['accept-encoding'] ?? ''));
  const { bytes, close, encoding } = await document.openWith(wanted, slotTexts(nonce, Date.now() - document.at));
  const headers = [...document.headersWith(nonce), ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])];
  if (member) {
    response.writeHead(200, headers);
    response.write(bytes);
    const script = (await member).lastScript({ nonce, ended: document.ended });
    response.end(close(Buffer.from(script + CLOSING_TAGS)));
    return;
  }
  const rest = close(Buffer.from(CLOSING_TAGS));
  response.writeHead(200, [...headers, 'Content-Length', String(bytes.length + rest.length)]);
  response.end(request.method === 'HEAD' ? undefined : Buffer.concat([bytes, rest]));
}

/** A request and its response; `render` is the framework's handler. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  render: () => Promise<void>;
}

/** The server program, which shares no module with the bundles of the build. */
interface ServerProgram {
  /** Begins to listen; every request goes to `handler`. */
  begin(handler: (exchange: Exchange) => Promise<void>): void;
}

/** `next dev` has a server of its own. */
const program = processSingleton<ServerProgram>('server', () => ({ begin: () => {} }));

/** Makes `bin/lib/server.mjs` listen. Called when the ingress is in place, so that no request passes it by. */
export function beginServer(members: DocumentMembers): void {
  program().begin((exchange) => respond(exchange, members));
}
