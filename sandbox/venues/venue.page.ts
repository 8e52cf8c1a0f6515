import type { FastifyInstance } from 'fastify';

/** Addresses that launch answers name as a venue's own pages. */
const PATHS = ['/index.html', '/h5/', '/h5/index.html'];
const SCRIPT_PATH = '/venue-page.js';

const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>演示场馆</title>
<h1>演示场馆</h1>
<p>这是沙盒里的场馆页面，只用来演示页内打开。这里没有游戏；沙盒只有模拟币，没有真实货币价值。</p>
<p><button type="button" id="close">关闭场馆</button></p>
<script src="${SCRIPT_PATH}"></script>
`;

/** The message goes to a page of any origin, so it holds nothing but the request to close. */
const SCRIPT = `document.getElementById('close').addEventListener('click', () => parent.postMessage({ type: 'close' }, '*'));
`;

/**
 * A venue's own page, for the site's frames (contract §2.4): the real ones bring their whole application, this one says
 * what it is. Only pages of `siteSources` (the site, on any port) may frame it.
 */
export function registerVenuePage(app: FastifyInstance, siteSources: readonly string[]): void {
  const policy = `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteSources.join(' ')}`;
  for (const path of PATHS) {
    app.get(path, (_request, reply) => reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(PAGE));
  }
  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
}
