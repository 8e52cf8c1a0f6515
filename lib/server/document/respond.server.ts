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
import { captureDocument } from './capture.server';
import { encodingsOf } from './encoding.rules';
import { createDocumentStore, DOCUMENT_LIMITS, type Lead } from './store.server';
import { isSameBase, StoredDocument, type DocumentBase } from './stored-document.server';
import { slotTexts, templateOf } from './template.rules';
import { keyOf } from './visit.rules';

const documents = processSingleton('documents', () => createDocumentStore(DOCUMENT_LIMITS, Date.now));

/** A request that a stored document may be sent to. */
interface Visit {
  key: string;
  base: DocumentBase;
}

/** Null while the platform does not respond as it should: then each request is rendered with the latest known state. */
function findBase(): (DocumentBase & { maintenance: boolean }) | null {
  const site = peekSite();
  if (!site || site.reason !== null) return null;
  const { preInfo, config, origins, worldOffset } = site;
  return { preInfo, config, origins, worldOffset, generation: generation(), maintenance: preInfo?.maintainConfig.status === 0 };
}

function visitOf(request: IncomingMessage): Visit | null {
  const base = findBase();
  if (!base) return null;
  const key = keyOf(request, {
    downloadRedirect: env.DOWNLOAD_REDIRECT,
    maintenance: base.maintenance,
    downloadHosts: env.DOWNLOAD_HOSTS,
    isFrameworkBot: isBot,
    hasStyles,
  });
  return key === null ? null : { key, base };
}

/**
 * Responds to a request in production: with a stored document if one may be sent, otherwise by `render`, the framework's handler,
 * with compression and inlined styles.
 */
export async function respond(request: IncomingMessage, response: ServerResponse, render: () => Promise<void>): Promise<void> {
  const visit = visitOf(request);
  const isHead = request.method === 'HEAD';
  const stored = visit && isHead ? documents().peek(visit.key, visit.base) : null;
  const found = visit && !isHead ? await documents().find(visit.key, visit.base) : null;
  const document = found && 'document' in found ? found.document : stored;
  if (document) return sendDocument(document, request, response);
  const rendering: Rendering = { storable: true };
  compressResponse(request, response);
  if (visit && found && 'lead' in found) offerDocument(response, rendering, found.lead, visit.base);
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
        lead.store(new StoredDocument({ template, headers: captured.headers, nonce, base, at }));
      } else {
        lead.leave();
      }
    },
  );
}

async function sendDocument(document: StoredDocument, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const wanted = encodingsOf(String(request.headers['accept-encoding'] ?? ''));
  const { body, encoding } = await document.bodyWith(wanted, slotTexts(nonce, Date.now() - document.at));
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  response.writeHead(200, [...document.headersWith(nonce), ...coding, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The server program, which shares no module with the bundles of the build. */
interface ServerProgram {
  /** Begins to listen; every request goes to `respond`. */
  begin(handler: typeof respond): void;
}

/** `next dev` has a server of its own. */
const program = processSingleton<ServerProgram>('server', () => ({ begin: () => {} }));

/** Makes `bin/lib/server.mjs` listen. Called when the ingress is in place, so that no request passes it by. */
export function beginServer(): void {
  program().begin(respond);
}
