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

const warning = (reason: string, event = 'call.failed') => JSON.stringify({ level: 'warn', call: 'preInfo', reason, event });
const NEXT_BANNER = ['▲ Next.js 16.4.6', '- Local: http://localhost:3000', '✓ Ready in 2s'];
const INFORMATION = JSON.stringify({ level: 'info', event: 'site.started' });

/** The lines that a runner prints of a site with this output. */
async function printedOf(lines: readonly string[], quiet: string): Promise<string[]> {
  const site = `for (const line of ${JSON.stringify(lines)}) console.log(line); setInterval(() => {}, 1000);`;
  const runner = startScript(`
    const { run, stopInOrder } = await import('./bin/lib/processes.mjs');
    const { quietWithSandbox, QUIET_SITE, READY } = await import('./bin/lib/programs.mjs');
    stopInOrder();
    await run('site', ['-e', ${JSON.stringify(site)}], process.env, { quiet: ${quiet}, ready: READY.site });
    console.log('ready');`);
  await runner.line(/^ready/);
  runner.child.kill('SIGTERM');
  return (await runner.ended).lines.filter((line) => line !== 'Stopping …');
}

const OUTPUT = [
  ...NEXT_BANNER,
  INFORMATION,
  warning('unreachable'),
  warning('timeout'),
  warning('signature'),
  warning('timeout', 'call.invalid'),
  'reason: timeout',
  'site ready: http://127.0.0.1:3000',
];

test('the line of a site that is ready tells the runner, and is not printed', async () => {
  expect(await printedOf(OUTPUT, 'QUIET_SITE')).toEqual([...OUTPUT.slice(NEXT_BANNER.length, -1), 'ready']);
}, 20_000);

test('of a site with its sandbox no information is printed, and no warning about calls without a response until both are up', async () => {
  const others = [warning('signature'), warning('timeout', 'call.invalid'), 'reason: timeout', 'ready'];
  expect(await printedOf(OUTPUT, 'quietWithSandbox(() => false)')).toEqual(others);
  expect(await printedOf(OUTPUT, 'quietWithSandbox(() => true)')).toEqual([warning('unreachable'), warning('timeout'), ...others]);
}, 20_000);
