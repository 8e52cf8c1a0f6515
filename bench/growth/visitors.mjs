import { sendInTurn } from '../parts/load.mjs';
import { readCpuMs, usesEnough } from '../parts/process-use.mjs';
import { quantile, runRounds } from '../parts/rounds.mjs';

const VISITORS = [1, 10, 50];
const SERIES_MS = 1_000;
/** Highest ratio of a page's cost to that for one visitor, and the one that we want. */
const LIMIT = 1.5;
const GOAL = 1.25;

const next = (address) => () => ({ address, headers: { 'Accept-Encoding': 'br', cookie: 'isCheck=1' } });

/** CPU of the site for one home page, requested by several visitors at once. */
export async function measureVisitors({ report, rounds, constant, site }) {
  const side = (connections) => async () => {
    const before = readCpuMs(site.pid);
    const times = await sendInTurn(next(`${site.address}/`), { connections, ms: SERIES_MS, isEnough: usesEnough(site.pid) });
    return { cost: (readCpuMs(site.pid) - before) / times.length, times };
  };
  const sides = Object.fromEntries(VISITORS.map((count) => [count, side(count)]));
  const { series, kept } = await runRounds({
    rounds,
    sides: { constant: async () => ({ cost: await constant() }), ...sides },
    reference: 'constant',
    numberOf: ({ cost }) => cost,
  });
  const costs = (count) => series[count].map(({ cost }) => cost);
  for (const count of VISITORS) {
    const row = { metric: 'visitors', name: `${count} at once`, unit: 'ms', ours: costs(count), kept, rounds };
    report.add(count === 1 ? row : { ...row, base: costs(1), baseName: 'one', goal: GOAL, limit: LIMIT });
  }
  for (const count of VISITORS)
    for (const part of [0.5, 0.99]) {
      const times = series[count].map((one) => quantile(one.times, part));
      report.add({
        metric: 'visitors',
        name: `${count} at once, response p${part * 100}`,
        unit: 'ms',
        digits: 1,
        ours: times,
        kept,
        rounds,
      });
    }
}
