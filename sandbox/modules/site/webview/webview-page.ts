import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Script of the tester's page: it plays the app around the site, over the transport of framing pages (docs/webview.md). */
const SCRIPT = `
const byId = (id) => document.getElementById(id);
const frame = byId('site');
let page = '';
const origin = () => byId('origin').value.replace(/\\/+$/, '');

function write(way, text) {
  const row = document.createElement('li');
  row.textContent = new Date().toLocaleTimeString() + ' ' + way + ' ' + text;
  byId('log').prepend(row);
}

function send(message) {
  const text = JSON.stringify({ v: 1, ...message });
  write('→', text);
  frame.contentWindow.postMessage(text, origin());
}

const abilities = () => [...document.querySelectorAll('[name=can]:checked')].map((box) => box.value);

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== origin()) return;
  write('←', String(event.data));
  const message = JSON.parse(event.data);
  if (message.type === 'ready') {
    page = message.page;
    send({ type: 'hello', can: abilities() });
  }
  if (message.type === 'title') byId('title').textContent = message.title + (message.bar ? '（页面自带标题栏）' : '');
  if (message.type === 'back' && !message.handled) byId('title').textContent = '应用在此关闭网页';
});

function address() {
  const url = new URL(byId('path').value, origin());
  url.searchParams.set('isApp', '1');
  return url;
}

byId('open').onclick = () => { frame.src = address().href; };
byId('enter').onclick = () => {
  const url = address();
  url.searchParams.set('appdown-token', byId('token').value);
  window.open(url.href, '_blank', 'noopener');
};
byId('hello').onclick = () => send({ type: 'hello', can: abilities() });
byId('back').onclick = () => send({ type: 'back' });
byId('resume').onclick = () => send({ type: 'resume' });
byId('login').onclick = () => send({ type: 'login', page, token: byId('token').value });
byId('view').onclick = () => send({
  type: 'view',
  theme: byId('theme').value,
  safeTop: Number(byId('top').value),
  safeBottom: Number(byId('bottom').value),
});
byId('origin').value = 'http://' + location.hostname + ':3000';
`;

const STYLE = `
body { margin: 0; padding: 16px; font: 14px/1.6 system-ui, sans-serif; display: grid; grid-template-columns: 402px minmax(0, 1fr); gap: 24px; }
figure { margin: 0; } figcaption { padding: 8px 0; font-weight: 600; }
iframe { width: 390px; height: 780px; border: 6px solid #333; border-radius: 24px; }
fieldset { margin: 0 0 12px; } label { display: block; margin: 4px 0; } input:not([type=checkbox]) { width: 100%; max-width: 420px; }
button { min-height: 36px; margin: 2px 4px 2px 0; } ol { font: 12px/1.5 ui-monospace, monospace; word-break: break-all; padding-left: 24px; }
`;

const html = (nonce: string) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>应用模式测试页</title>
<style nonce="${nonce}">${STYLE}</style>
<figure>
  <figcaption id="title">尚未打开</figcaption>
  <iframe id="site" title="站点"></iframe>
</figure>
<main>
  <h1>应用模式测试页</h1>
  <p>站点须以 <code>APP_FRAME_ORIGINS</code> 写明本页的源启动。经嵌入的页面不能登录：登录消息会被忽略并计数。</p>
  <fieldset>
    <legend>打开</legend>
    <label>站点 <input id="origin"></label>
    <label>路径 <input id="path" value="/game/sport"></label>
    <button id="open">打开</button>
    <label>会话令牌 <input id="token" autocomplete="off"></label>
    <button id="enter">在新标签页以令牌打开</button>
  </fieldset>
  <fieldset>
    <legend>应用能做的事</legend>
    <label><input type="checkbox" name="can" value="login" checked> 登录</label>
    <label><input type="checkbox" name="can" value="pay" checked> 支付</label>
    <label><input type="checkbox" name="can" value="open" checked> 打开外部地址</label>
    <button id="hello">发送 hello</button>
  </fieldset>
  <fieldset>
    <legend>消息</legend>
    <button id="back">返回</button>
    <button id="resume">回到前台</button>
    <button id="login">登录（应被忽略）</button>
    <label>主题 <select id="theme"><option>light</option><option>dark</option><option>system</option></select></label>
    <label>上边距 <input id="top" type="number" value="44" min="0" max="200"></label>
    <label>下边距 <input id="bottom" type="number" value="34" min="0" max="200"></label>
    <button id="view">发送 view</button>
  </fieldset>
  <h2>消息记录</h2>
  <ol id="log" reversed></ol>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</html>`;

/** The tester's page that plays the app: behind the guard of the control API, so it opens by its typed address alone. */
export function registerWebviewPage(app: FastifyInstance): void {
  app.get('/sandbox/webview', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html(nonce));
  });
}
