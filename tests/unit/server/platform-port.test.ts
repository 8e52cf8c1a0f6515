import { createServer, type Server } from 'node:net';
import { freePorts } from '../../support/free-ports';
import { waitForPort } from '@/lib/server/lifecycle/platform-port.server';

/** ms that a wait may last before it counts as endless. */
const LONG_MS = 10_000;

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

function listen(port: number): Promise<void> {
  const server = createServer((socket) => socket.end());
  servers.push(server);
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

test('the site starts at once in front of a platform that listens, and as soon as a later one does', async () => {
  const port = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const steps: string[] = [];
  const waiting = waitForPort(origin, LONG_MS).then(() => steps.push('site starts'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  steps.push('platform listens');
  await listen(port);
  await waiting;
  expect(steps).toEqual(['platform listens', 'site starts']);

  const began = Date.now();
  await waitForPort(origin, LONG_MS);
  expect(Date.now() - began).toBeLessThan(LONG_MS / 2);
});

test('a platform that never listens delays the site for a limited time', async () => {
  await waitForPort(`http://127.0.0.1:${await freePorts(1)}`, 100);
  expect(servers).toEqual([]);
});
