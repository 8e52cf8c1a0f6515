import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POST as improxy } from '@/app/improxy/[...path]/route';
import { knowSite } from '../support/known-site';
import { collectLog } from '../support/log-lines';

collectLog();

interface ReceivedRequest {
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('/improxy in front of our own IM', () => {
  let server: Server;
  const received: ReceivedRequest[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ url: request.url!, headers: request.headers, body });
        if (request.url === '/api/mobile/Away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        else if (request.url === '/api/mobile/Page') response.writeHead(200, { 'content-type': 'text/html' }).end('<b>hi</b>');
        else if (request.url === '/api/mobile/Large')
          response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(3 * 1024 * 1024)}"`);
        else
          response
            .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'im=1', 'x-internal': 'secret' })
            .end('{"StatusCode":100}');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    knowSite({ origins: { venues: { IMTY: [origin] } } });
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => {
    received.length = 0;
  });

  const send = (path: string, headers: Record<string, string> = {}) =>
    improxy(
      new Request(`http://site.example${path}`, {
        method: 'POST',
        body: '{"SportId":1}',
        headers: { host: 'site.example', 'content-type': 'application/json', ...headers },
      }),
    );

  // @spec 7.58
  it('forwards a call to the listed origin and returns its response, without other headers of either side', async () => {
    const response = await send('/improxy/api/mobile/GetBalance', {
      cookie: 'token=secret',
      'x-api-token': 'secret',
      'x-api-sign': 'v1',
      authorization: 'secret',
    });
    expect([response.status, await response.json()]).toEqual([200, { StatusCode: 100 }]);
    expect(received).toMatchObject([{ url: '/api/mobile/GetBalance', body: '{"SportId":1}' }]);
    expect(JSON.stringify(received)).not.toContain('secret');
    expect([response.headers.get('set-cookie'), response.headers.get('x-internal')]).toEqual([null, null]);
  });

  it.each([
    '/improxy/api/mobile/../../admin',
    '/improxy/api/mobile/%2e%2e/x',
    '/improxy/site/api/v1/x',
    '/improxy/api/mobilex/y',
    '/improxy/http://evil.example/api/mobile/x',
  ])('rejects a path outside its prefix: %s', async (path) => {
    expect((await send(path)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('follows no redirect, and forwards neither a page nor more than 2 MB', async () => {
    for (const name of ['Away', 'Page', 'Large']) {
      const response = await send(`/improxy/api/mobile/${name}`);
      expect([name, response.status]).toEqual([name, 502]);
      expect(await response.text()).not.toMatch(/xxx|<b>/);
    }
    expect(received).toHaveLength(3);
  });

  it('serves only this site’s own pages', async () => {
    expect((await send('/improxy/api/mobile/GetBalance', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('/improxy/api/mobile/GetBalance', { 'content-type': 'text/plain' })).status).toBe(403);
    expect(received).toEqual([]);
  });
});
