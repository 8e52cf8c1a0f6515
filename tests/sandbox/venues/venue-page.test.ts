import { createApp } from '@/sandbox/kernel/http/app';
import { registerVenuePage } from '@/sandbox/venues/shared/venue-page';

const app = createApp({ clock: { now: Date.now }, settings: { get: () => undefined }, isReplaced: async () => false });
const match = { league: '甲级', home: '红城<b>', away: '蓝港', status: '滚球', score: '1 : 0', prices: '1.90 / 3.40 / 4.10' };
registerVenuePage(app, ['http://127.0.0.1:3000', 'http://localhost:3000'], async (token) => ({
  name: 'IM体育',
  member: token === 't' ? 'alice' : null,
  balance: '10.00',
  matches: [match],
}));
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test.each(['/index.html?token=t', '/mobile/index.html?token=t', '/h5/?token=t', '/h5/index.html', '/activity/'])(
  '%s identifies itself, and can be framed only by pages of the site',
  async (url) => {
    const response = await fetch(origin + url);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toContain('模拟币');
    expect(body).not.toContain('token=t');
    expect(body).toContain(url.endsWith('=t') ? 'alice' : '会话已结束');
    expect(body).toContain('1.90 / 3.40 / 4.10');
    expect(body).not.toContain('红城<b>');
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:3000 http:\/\/localhost:3000$/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

test('its script asks the site to close it and sends nothing else', async () => {
  const response = await fetch(`${origin}/venue-page.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain("parent.postMessage({ type: 'close' }, '*')");
});
