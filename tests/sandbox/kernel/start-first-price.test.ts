import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startScript } from '../../support/runner';

const PRICE = '<button type="button" aria-pressed="false" class="odds up">1.90</button>';
const VENUE_TAB = '<button aria-pressed="false" class="rounded-odds">FB</button>';

/** A site whose sport page responds with these documents, the last one again and again. */
async function siteOf(documents: readonly string[]): Promise<{ server: Server; address: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(documents[Math.min(requests.length, documents.length) - 1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const waitAt = async (address: string, timeoutMs: number) =>
  (
    await startScript(
      `const { waitForPrice } = await import('./bin/lib/programs.mjs'); console.log(await waitForPrice('${address}', { timeoutMs: ${timeoutMs} }));`,
    ).ended
  ).lines;

test('the start requests the sport page until it has a price', async () => {
  const { server, address, requests } = await siteOf(['<main></main>', VENUE_TAB, PRICE]);
  expect(await waitAt(address, 15_000)).toEqual(['true']);
  expect(requests).toEqual(['/game/sport', '/game/sport', '/game/sport']);
  server.close();
}, 20_000);

test('a venue without prices delays the start only for a limited time', async () => {
  const { server, address } = await siteOf([VENUE_TAB]);
  expect(await waitAt(address, 300)).toEqual(['false']);
  server.close();
}, 20_000);

test('until the site is up, warnings about calls without a response are hidden, and no other line', async () => {
  const warning = (reason: string, event = 'call.failed') => JSON.stringify({ level: 'warn', call: 'preInfo', reason, event });
  const lines = [warning('unreachable'), warning('timeout'), warning('signature'), warning('timeout', 'call.invalid'), 'reason: timeout'];
  const { lines: seen } = await startScript(`
    const { unheardUntil } = await import('./bin/lib/programs.mjs');
    for (const isUp of [false, true]) console.log(JSON.stringify(${JSON.stringify(lines)}.map((line) => unheardUntil(() => isUp).test(line))));
  `).ended;
  expect(seen.map((line) => JSON.parse(line))).toEqual([
    [true, true, false, false, false],
    [false, false, false, false, false],
  ]);
}, 20_000);
