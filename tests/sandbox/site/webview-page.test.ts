import vm from 'node:vm';
import { takeSandbox } from '../../support/worker-sandbox';

test('the tester’s app page runs its script under its policy, and no page can lead to it', async () => {
  const { origin } = await takeSandbox();
  const response = await fetch(`${origin}/sandbox/webview`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy')!)![1]!;
  const script = new RegExp(`<script nonce="${nonce}">([^]*?)</script>`).exec(html)![1]!;
  expect(() => new vm.Script(script)).not.toThrow();
  for (const [, id] of script.matchAll(/byId\('(\w+)'\)/g)) expect(html).toContain(`id="${id}"`);
  const again = await fetch(`${origin}/sandbox/webview`);
  expect(again.headers.get('content-security-policy')).not.toContain(nonce);
  expect((await fetch(`${origin}/sandbox/webview`, { headers: { origin: 'http://evil.example' } })).status).toBe(403);
  expect((await fetch(`${origin}/sandbox/webview`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
}, 90_000);
