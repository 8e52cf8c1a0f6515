import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '../../fixtures';

/** Pages, member pages, handlers, hashed files, a missing path, and an address with a token. */
const PATHS = [
  '/',
  '/help',
  '/mine',
  '/mine/',
  '/nope',
  '/api/health',
  '/api/nope',
  '/site/api/v1/x',
  '/_next/static/x',
  '/?token=pvl_7f3c1a9b5d2e4860',
];
const UPGRADES = 2_000;
/** Sockets open at once. */
const AT_ONCE = 50;
/** Descriptors that come and go by themselves: calls to the platform, reused connections. */
const PLAY = 10;

/** Requests a WebSocket, resolves to the status line of the response, and disconnects. */
function upgrade(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: isCheck=1\r\n\r\n',
      );
    });
    socket.setEncoding('latin1').on('data', (part: string) => {
      response += part;
      if (response.includes('\r\n')) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(response.split('\r\n', 1)[0]!));
  });
}

test('a WebSocket upgrade request gets the response of a plain request and leaves no socket open', async ({ stack }) => {
  // Many requests; a busy machine needs longer for them.
  test.setTimeout(120_000);
  const folder = `/proc/${stack.sitePid}/fd`;
  const descriptors = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  const statuses = new Map<string, Set<string>>();
  const before = descriptors();
  for (let sent = 0; sent < UPGRADES; sent += AT_ONCE) {
    const paths = Array.from({ length: AT_ONCE }, (_, index) => PATHS[(sent + index) % PATHS.length]!);
    const results = await Promise.all(paths.map((path) => upgrade(stack.origin, path)));
    for (const [index, path] of paths.entries()) statuses.set(path, (statuses.get(path) ?? new Set()).add(results[index]!));
  }
  expect(Object.fromEntries([...statuses].map(([path, seen]) => [path, [...seen]]))).toEqual({
    '/': ['HTTP/1.1 200 OK'],
    '/help': ['HTTP/1.1 200 OK'],
    '/mine': ['HTTP/1.1 307 Temporary Redirect'],
    '/mine/': ['HTTP/1.1 307 Temporary Redirect'],
    '/nope': ['HTTP/1.1 404 Not Found'],
    '/api/health': ['HTTP/1.1 200 OK'],
    '/api/nope': ['HTTP/1.1 404 Not Found'],
    '/site/api/v1/x': ['HTTP/1.1 404 Not Found'],
    '/_next/static/x': ['HTTP/1.1 404 Not Found'],
    '/?token=pvl_7f3c1a9b5d2e4860': ['HTTP/1.1 303 See Other'],
  });
  await expect.poll(descriptors).toBeLessThanOrEqual(before + PLAY);
});
