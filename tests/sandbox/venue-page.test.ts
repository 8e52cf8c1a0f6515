import { createApp } from '@/sandbox/server/app';
import { registerVenuePage } from '@/sandbox/venues/venue.page';

const app = createApp({ clock: { now: Date.now } as Parameters<typeof createApp>[0]['clock'] });
registerVenuePage(app, ['http://127.0.0.1:3000', 'http://localhost:3000']);
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test.each(['/index.html?token=t', '/h5/', '/h5/index.html'])(
  '%s says what it is, and can be framed by pages of the site only',
  async (url) => {
    const answer = await fetch(origin + url);
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(body).toContain('模拟币');
    expect(body).not.toContain('token=t');
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:3000 http:\/\/localhost:3000$/);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

test('its script asks the site to close it and sends nothing else', async () => {
  const answer = await fetch(`${origin}/venue-page.js`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toContain("parent.postMessage({ type: 'close' }, '*')");
});
