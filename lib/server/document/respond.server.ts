import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBot } from 'next/dist/shared/lib/router/utils/is-bot';
import { redirectHeaders } from '@/lib/domain/site/gate/headers.rules';
import { peekSite } from '@/lib/domain/site/config/site.server';
import { env } from '@/lib/env';
import { generation } from '@/lib/kit/store/epoch';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { runRendering, type Rendering } from '@/lib/kit/store/rendering.server';
import { compressResponse } from '@/lib/server/response/compress.server';
import { hasStyles, sendStyles } from '@/lib/server/response/document-styles.server';
import { styleNonce } from '@/lib/server/response/document-styles.rules';
import { appendScript } from './append-script.server';
import { encodingsOf } from '@/lib/server/response/encoding.rules';
import { captureDocument } from './capture.server';
import { createDocumentStore, DOCUMENT_LIMITS, type Found, type Lead } from './store.server';
import { isSameBase, StoredDocument, type DocumentBase } from './stored-document.server';
import type { DocumentMembers, FoundMember } from './document-members.model';
import { CLOSING_TAGS, slotTexts, templateOf } from './template.rules';
import { visitOf, type Redirect, type Visit } from './visit.rules';

const documents = processSingleton('documents', () => createDocumentStore(DOCUMENT_LIMITS, Date.now));

/** Null while the platform does not respond as it should: then each request is rendered with the latest known state. */
function findBase(): (DocumentBase & { maintenance: boolean }) | null {
  const site = peekSite();
  if (!site || site.reason !== null) return null;
  const { preInfo, config, origins, worldOffset } = site;
  return { preInfo, config, origins, worldOffset, generation: generation(), maintenance: preInfo?.maintainConfig.status === 0 };
}

/** The visit of a request and the present base, or its redirect; null while nothing may be stored, or if the response is for its visitor alone. */
function readVisit(request: IncomingMessage): (Visit & { base: DocumentBase }) | Redirect | null {
  const base = findBase();
  if (!base) return null;
  const visit = visitOf(request, {
    downloadRedirect: env.DOWNLOAD_REDIRECT,
    maintenance: base.maintenance,
    downloadHosts: env.DOWNLOAD_HOSTS,
    isFrameworkBot: isBot,
    hasStyles,
  });
  return visit && 'key' in visit ? { ...visit, base } : visit;
}

/** The member of a request. */
interface VisitingMember {
  /** The platform confirmed the session lately: it need not be checked before the document is sent. */
  isConfirmed: boolean;
  /** Requests the member, once. */
  find(): Promise<FoundMember>;
}

function memberOf({ token, uuid }: NonNullable<Visit['member']>, members: DocumentMembers): VisitingMember {
  let found: Promise<FoundMember> | null = null;
  return { isConfirmed: members.isConfirmed(token), find: () => (found ??= members.find(token, uuid)) };
}

/** The document for a visit, the task to render it for others, or null. A request for headers renders nothing for others. */
async function findDocument({ key, base }: Visit & { base: DocumentBase }, isHead: boolean): Promise<Found | null> {
  if (!isHead) return documents().find(key, base);
  const document = documents().peek(key, base);
  return document && { document };
}

/**
 * Responds to a request in production: with a redirect by the gate, or a stored document if one may be sent, otherwise by `render`, the
 * framework's handler, with compression and inlined styles. A member's document is rendered as a shell if the session is confirmed, and is checked
 * before a stored shell is sent if it is not: the page of a rejected session is rendered without it, and redirects.
 */
export async function respond({ request, response, render }: Exchange, members: DocumentMembers): Promise<void> {
  const visit = readVisit(request);
  if (visit && 'location' in visit) {
    response.writeHead(visit.status, [...redirectHeaders(visit.https), ['Location', visit.location]].flat()).end();
    return;
  }
  const member = visit?.member ? memberOf(visit.member, members) : null;
  const { document, lead } = (visit && (await findDocument(visit, request.method === 'HEAD'))) ?? {};
  const mustCheck = member !== null && !member.isConfirmed;
  const rejected = mustCheck && document?.wantsMember === true && (await member.find()).isRejected;
  if (document && !rejected) return sendDocument(document, request, response, member);
  const shell = member?.isConfirmed === true;
  const rendering: Rendering = { storable: true, shell, ended: null, rejected };
  compressResponse(request, response);
  if (shell) {
    // Requested while the page is rendered.
    const found = member.find();
    appendScript(response, async (policy) => (await found).lastScript({ nonce: styleNonce(policy) ?? '', ended: rendering.ended }));
  }
  if (lead && mustCheck) lead.leave();
  else if (visit && lead) offerDocument(response, rendering, lead, visit.base);
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
  visitor: VisitingMember | null,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const member = visitor && document.wantsMember ? visitor.find() : null;
  const wanted = encodingsOf(request.headers['accept-encoding']);
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
