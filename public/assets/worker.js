/**
 * The service worker: help pages and the build's hashed files for a phone without a network, a page that says so for all others, and
 * pushes (decision 89). It stores no call's answer, no price, no amount and no page of a member (decision 50).
 */
const PREFIX = 'pavilion-';
/** A build has a cache of its own. */
const CACHE = `${PREFIX}${new URL(location.href).searchParams.get('build')}`;
/** Headers of the request do not tell one stored page from another. */
const FROM = { cacheName: CACHE, ignoreVary: true };
const HELP = /^\/help(?:\/[a-z]+)?$/;
const HASHED = /^\/_next\/static\/(?!.*\.\.)[\w./~-]+\.(?:js|css|woff2)$/;
/** The icons that help pages draw, and the pages that are stored without having been opened. */
const SPRITE = '/assets/icons.svg';
/** Only browsers of early 2022 load it; they need it offline too. */
const OLDER = '/assets/older.js';
const FIRST = [SPRITE, '/help', '/help/cjwt', '/help/zhaqzn'];

/** What a request is: `help` and `hashed` are stored, `page` is answered without a network, `other` is left alone. */
function kindOf(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return 'other';
  if (HASHED.test(pathname) && search === '') return 'hashed';
  if (pathname === SPRITE || pathname === OLDER) return 'asset';
  if (request.mode !== 'navigate') return 'other';
  return HELP.test(pathname) && search === '' ? 'help' : 'page';
}

/** A help page is stored as a visitor without a session gets it. */
async function store(path) {
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error', headers: { accept: 'text/html' } });
  if (answer.ok && answer.type === 'basic') await (await caches.open(CACHE)).put(path, answer);
}

async function storeOnce(path) {
  if (!(await caches.match(path, FROM))) await store(path).catch(() => undefined);
}

async function hashed(request) {
  const known = await caches.match(request.url, FROM);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    await (await caches.open(CACHE)).put(request.url, copy).catch(() => undefined);
  }
  return answer;
}

async function networkOr(event, instead) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return instead();
  }
}

/**
 * Reloads the page that the network kept away once a request succeeds. The event `online` is no sign of that: it comes with a dead network,
 * and some browsers raise it while a link to stored help is being followed, which a reload would undo.
 */
const RETURN = `setInterval(()=>fetch('${SPRITE}',{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),()=>{}),3000)`;

/** The page for what needs a network: why, 重试, and the help that is stored. It leaves by itself. */
async function offlinePage() {
  const stored = await (await caches.open(CACHE)).keys();
  const links = await Promise.all(
    stored
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => HELP.test(path))
      .map(async (path) => {
        const text = await (await caches.match(path, FROM)).text();
        const title = /<title>([^<>]{1,60}?)(?: · [^<>]*)?<\/title>/.exec(text)?.[1] ?? path;
        return `<li><a href="${path}">${title}</a></li>`;
      }),
  );
  const help = links.length === 0 ? '' : `<h2>没有网络也能看的帮助</h2><ul>${links.join('')}</ul>`;
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>网络已断开</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body><main><header>${MARK}云亭体育</header><h1>网络已断开</h1><p>赔率、余额和注单都要联网才能看到，这里不保存它们。已经提交的投注和取款不受影响，投注单里的选项也都还在。</p><p><a class="again" href="">重试</a></p>${help}</main><script nonce="${nonce}">${RETURN}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** The site's mark, as in the sprite, which may not be stored yet. */
const MARK = '<svg viewBox="0 0 48 48" width="28" height="28" fill="currentColor" aria-hidden="true"><circle cx="24" cy="6.2" r="4.2"/><path d="M24 13C27.2 18.8 35 22.4 47 21C46.6 25.8 42.8 28.6 37.6 28.6H10.4C5.2 28.6 1.4 25.8 1 21C13 22.4 20.8 18.8 24 13Z"/><path d="M9 32h30v14.4h-4.4V36H13.4v10.4H9z"/></svg>';

const STYLE = `:root{color-scheme:light dark;--bg:#edf0f3;--surface:#fff;--text:#141a24;--soft:#43505d;--line:#d9dee4;--brand:#0b4f94;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0a0f15;--surface:#131a22;--text:#eef2f7;--soft:#afbbc7;--line:#2a3544;--brand:#78b0f5;--on:#0c1118}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 -apple-system,"PingFang SC","HarmonyOS Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:max(3rem,env(safe-area-inset-top)) 1rem 2rem}
header{display:flex;align-items:center;gap:.5rem;margin:0 0 2rem;color:var(--brand);font-weight:600}
h1{font-size:1.375rem;margin:0 0 .5rem}h2{font-size:1rem;margin:2rem 0 .5rem}p{margin:0 0 1rem;color:var(--soft)}
.again{display:flex;align-items:center;justify-content:center;min-height:48px;border-radius:10px;background:var(--brand);color:var(--on);font-weight:600;text-decoration:none}
ul{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:10px}
li+li{border-top:1px solid var(--line)}li a{display:flex;align-items:center;min-height:48px;padding:0 1rem;color:var(--text);text-decoration:none}
a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(FIRST.map(storeOnce)).then(() => self.skipWaiting()));
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  switch (kindOf(event.request)) {
    case 'hashed':
      event.respondWith(hashed(event.request));
      break;
    case 'help':
      event.respondWith(networkOr(event, async () => (await caches.match(pathname, FROM)) ?? offlinePage()));
      event.waitUntil(storeOnce(pathname));
      break;
    case 'asset':
      event.respondWith(networkOr(event, async () => (await caches.match(pathname, FROM)) ?? Response.error()));
      event.waitUntil(storeOnce(pathname));
      break;
    case 'page':
      event.respondWith(networkOr(event, offlinePage));
      break;
    default:
  }
});

/** ms that a page has to show a push itself. */
const SHOWN_BY_PAGE_MS = 1000;

/** A text of the push; '' for anything else. */
const textOf = (value) => (typeof value === 'string' ? value.slice(0, 200) : '');

/** What a push says; an unreadable one still has to show something. */
function alertOf(data) {
  let sent = null;
  try {
    sent = data?.json() ?? null;
  } catch {
    // Not JSON.
  }
  const path = textOf(sent?.path);
  // Nothing but a path of this site is ever opened.
  const isOwn = /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin;
  return { kind: textOf(sent?.kind), text: textOf(sent?.text) || '您有新的通知', tag: textOf(sent?.tag), path: isOwn ? path : '/' };
}

/** Resolves to true once a page has taken the push over, because it shows it or the member sees it there anyway. */
function isShownBy(page, alert) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(() => resolve(false), SHOWN_BY_PAGE_MS);
    page.postMessage({ type: 'push', alert }, [port2]);
  });
}

async function announce(data) {
  const alert = alertOf(data);
  const pages = await self.clients.matchAll({ type: 'window' });
  const looked = pages.find(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  if (looked && (await isShownBy(looked, alert))) return;
  const { text, tag, path } = alert;
  await self.registration.showNotification('云亭体育', {
    body: text,
    lang: 'zh-CN',
    icon: '/assets/icon-192.png',
    data: { path },
    ...(tag === '' ? {} : { tag, renotify: true }),
  });
}

/** Shows the page of a notification in a window that is open, or in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const { href } = new URL(path, location.origin);
  const page = pages.find(({ url }) => url === href) ?? pages[0];
  if (!page) return self.clients.openWindow(href);
  const shown = page.url === href ? page : await page.navigate(href).catch(() => null);
  return shown ? shown.focus() : self.clients.openWindow(href);
}

self.addEventListener('push', (event) => event.waitUntil(announce(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});
