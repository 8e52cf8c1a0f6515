import { phonePage } from '../parts/browser.mjs';
import { sendInTurn } from '../parts/load.mjs';
import { countThreadTime, readThreadMs } from '../parts/main-thread.mjs';
import { readText } from '../parts/page.mjs';
import { LISTS } from '../parts/pages.mjs';
import { playList } from '../parts/played-list.mjs';
import { readCpuMs, usesEnough } from '../parts/process-use.mjs';
import { runRounds } from '../parts/rounds.mjs';

const ROWS = [10, 200, 500];
const CHANGES = 200;
const WINDOW_MS = 6_000;
const WAIT_MS = 60_000;
const SERIES_MS = 1_000;

/** CPU ms of the main thread of a visit to a list of `rows`, in which every second brings changed prices. */
async function visit(browser, site, rows) {
  const page = await phonePage(browser, site.address);
  await page.addInitScript(playList, { rows, changes: CHANGES });
  const client = await page.context().newCDPSession(page);
  await countThreadTime(client);
  await page.goto(`${site.address}/game/sport`, { waitUntil: 'load' });
  await page.evaluate(() => window.played.run('storm'));
  // The document has the venue's own rows; the first poll brings the wanted ones, and may leave some of the others in place.
  await page.waitForFunction(() => window.played.responses > 1, null, { timeout: WAIT_MS });
  await page.waitForTimeout(WINDOW_MS);
  const used = await readThreadMs(client);
  await page.context().close();
  return used;
}

/** Lists of the site with few and with many matches: {number of rows → address}. */
async function findLists(site) {
  const byRows = new Map();
  for (const list of ['/game/sport', ...LISTS]) {
    const html = await readText(`${site.address}${list}`);
    const rows = html.match(/ class="(?:[^"]* )?row[ "]/g)?.length ?? 0;
    if (rows > 0) byRows.set(rows, `${site.address}${list}`);
  }
  const known = [...byRows.keys()].toSorted((a, b) => a - b);
  return [known[0], known.at(-1)].map((rows) => ({ rows, address: byRows.get(rows) }));
}

/** CPU of the main thread by the length of the list, and of the server for a short and a long list. */
export async function measureRows({ report, rounds, constant, site, browser }) {
  const lists = await findLists(site);
  const sides = { constant };
  for (const rows of ROWS) sides[`visit ${rows}`] = () => visit(browser, site, rows);
  for (const { rows, address } of lists)
    sides[`list ${rows}`] = async () => {
      const before = readCpuMs(site.pid);
      const times = await sendInTurn(() => ({ address, headers: { 'Accept-Encoding': 'br', cookie: 'isCheck=1' } }), {
        connections: 2,
        ms: SERIES_MS,
        isEnough: usesEnough(site.pid),
      });
      return (readCpuMs(site.pid) - before) / times.length;
    };
  const { series, kept } = await runRounds({ rounds, sides, reference: 'constant' });
  for (const rows of ROWS)
    report.add({
      metric: 'rows',
      name: `${rows} rows, first ${WINDOW_MS / 1000} s in the browser`,
      unit: 'ms',
      digits: 0,
      ours: series[`visit ${rows}`],
      kept,
      rounds,
    });
  for (const { rows } of lists)
    report.add({ metric: 'rows', name: `${rows} rows, document`, unit: 'ms', ours: series[`list ${rows}`], kept, rounds });
}
