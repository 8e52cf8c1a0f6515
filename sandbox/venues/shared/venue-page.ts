import type { FastifyInstance } from 'fastify';
import type { VenueContent } from './venue-content';

/** Addresses that launch responses name as a venue's own pages. */
const PATHS = ['/index.html', '/mobile/index.html', '/h5/', '/h5/index.html'];
/** The page of a venue's activity. */
const ACTIVITY_PATH = '/activity/';
const SCRIPT_PATH = '/venue-page.js';
const STYLE_PATH = '/venue-page.css';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const PAGE_COPY = {
  note: '这是沙盒里的模拟场馆，只用模拟币，没有真实货币价值；仅限年满 18 岁的成年人。',
  bets: '本页只读：赛况与独赢赔率。投注请关闭本页，在站内的投注单完成。',
  activity: '本周看点：下面是未来三小时内开赛的比赛。',
  guest: '会话已结束或未登录，请关闭后重新进入。',
  none: '现在没有比赛',
} as const;

function pageOf({ name, member, balance, matches }: VenueContent, isActivity: boolean): string {
  const rows = matches.map(
    ({ league, home, away, status, score, prices }) =>
      `<li><small>${escaped(`${league} · ${status}`)}</small><span>${escaped(home)}</span><b>${escaped(score)}</b><span>${escaped(away)}</span>` +
      `<small>独赢 ${escaped(prices)}</small></li>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(name)}（模拟）</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<header><h1>${escaped(name)}（模拟）</h1>
<p>${member === null ? PAGE_COPY.guest : `${escaped(member)} · <span>可用 <b data-testid="balance">${escaped(balance)}</b> 模拟币</span>`}</p></header>
<p>${PAGE_COPY.note}</p>
<p>${isActivity ? PAGE_COPY.activity : PAGE_COPY.bets}</p>
<p><button type="button" id="reload">刷新</button> <button type="button" id="close">关闭场馆</button></p>
<ul>${rows.join('') || `<li>${PAGE_COPY.none}</li>`}</ul>
<script src="${SCRIPT_PATH}"></script>
`;
}

/** The message goes to a page of any origin, so it contains nothing but the request to close. */
const SCRIPT = `document.getElementById('close').addEventListener('click', () => parent.postMessage({ type: 'close' }, '*'));
document.getElementById('reload').addEventListener('click', () => location.reload());
addEventListener('message', ({ source, data }) => {
  if (source === parent && data?.type === 'theme') document.documentElement.dataset.theme = data.theme === 'dark' ? 'dark' : 'light';
});
`;

const DARK = 'color-scheme:dark;--bg:#0c1118;--text:#eef2f7;--text-2:#b3becc;--line:#2a3544;--key:#1c2733';

/** The system's theme until the page around the frame sends its own. It sets a background: a frame's may be white in the dark theme too. */
const STYLE = `:root{color-scheme:light;--bg:#fff;--text:#141a24;--text-2:#4c5666;--line:#e3e7ed;--key:#ebf0f5;background:var(--bg);color:var(--text)}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
body{margin:0 auto;max-width:40rem;padding:12px;font:15px/1.5 system-ui,sans-serif}h1{font-size:18px;margin:0}
p{margin:6px 0}ul{list-style:none;margin:8px 0;padding:0}li{display:grid;grid-template-columns:1fr auto 1fr;gap:2px 8px;padding:8px 0;border-top:1px solid var(--line)}
li small{grid-column:1/-1;color:var(--text-2)}li span:last-of-type{text-align:right}button{font:inherit;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:8px;background:var(--key);color:inherit}
`;

/**
 * A venue's own page, for the site's frames (contract §2.4): the member's name and balance by the launch's token, and the venue's matches.
 * Only pages of `siteSources` (the site, on any port) may frame it.
 */
export function registerVenuePage(
  app: FastifyInstance,
  siteSources: readonly string[],
  contentOf: (token: string, soon: boolean) => Promise<VenueContent>,
): void {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteSources.join(' ')}`;
  for (const path of [...PATHS, ACTIVITY_PATH]) {
    app.get<{ Querystring: { token?: unknown } }>(path, async ({ query: { token } }, reply) => {
      const isActivity = path === ACTIVITY_PATH;
      const content = await contentOf(typeof token === 'string' ? token : '', isActivity);
      return reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(pageOf(content, isActivity));
    });
  }
  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
