import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startScript } from '../support/runner';

const PRICE = '<button type="button" aria-pressed="false" class="odds up">1.90</button>';
const VENUE_TAB = '<button aria-pressed="false" class="rounded-odds">FB</button>';

/** A site whose sport page answers with these documents, the last one again and again. */
async function siteOf(documents: readonly string[]): Promise<{ server: Server; address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(documents[Math.min(asked.length, documents.length) - 1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const waitAt = async (address: string, timeoutMs: number) =>
  (
    await startScript(
      `const { waitForPrice } = await import('./bin/parts/first-price.mjs'); console.log(await waitForPrice('${address}', { timeoutMs: ${timeoutMs} }));`,
    ).ended
  ).lines;

test('the sport page is asked again until it comes with a price', async () => {
  const { server, address, asked } = await siteOf(['<main></main>', VENUE_TAB, PRICE]);
  expect(await waitAt(address, 15_000)).toEqual(['true']);
  expect(asked).toEqual(['/game/sport', '/game/sport', '/game/sport']);
  server.close();
}, 20_000);

test('a venue that sells nothing does not keep the start waiting for ever', async () => {
  const { server, address } = await siteOf([VENUE_TAB]);
  expect(await waitAt(address, 300)).toEqual(['false']);
  server.close();
}, 20_000);
