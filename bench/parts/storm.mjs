/**
 * Lists whose prices change each second: pushed by a stream that the page plays itself, or polled from a venue that this process
 * plays. Both begin with the real list and repeat its rows.
 */

/** Runs first in the page: notes how long changed prices take from their arrival to the paint. Pushed ones arrive at `arrivedAt`. */
export function watchPrices() {
  const storm = { arrivedAt: 0, times: [] };
  window.storm = storm;
  new PerformanceObserver((entries) => {
    for (const { name, responseEnd } of entries.getEntries()) if (name.endsWith('/v1/match/getList')) storm.arrivedAt = responseEnd;
  }).observe({ type: 'resource', buffered: true });
  const { port1, port2 } = new MessageChannel();
  let counted = 0;
  port1.addEventListener('message', () => {
    if (storm.arrivedAt === counted) return;
    counted = storm.arrivedAt;
    storm.times.push(performance.now() - counted);
  });
  port1.start();
  new MutationObserver((changes) => {
    // The frame in which the texts change is painted before the next task.
    if (changes.some(({ target }) => target.parentElement?.closest('[data-price]') ?? target.closest?.('[data-price]')))
      port2.postMessage(null);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs first in the page: streams the list of `rows` rows, in which `changes` prices of 独赢 change each second. */
export function playStream({ rows, changes }) {
  const { EventSource } = window;
  window.EventSource = class extends EventTarget {
    #real;
    #timer;
    constructor(address) {
      super();
      this.#real = new EventSource(address);
      this.#real.addEventListener('message', ({ data }) => this.#begin(JSON.parse(data)));
    }
    #begin([name, , content]) {
      if (!content?.matches?.length) return;
      this.#real.close();
      const list = this.#multiply(content);
      // Path and price of each selection of 独赢.
      const prices = list.matches.flatMap((row, at) => {
        const market = row[13].findIndex(({ 3: title }) => title === '独赢');
        return (row[13][market]?.[7] ?? []).flatMap(({ 3: price }, index) =>
          Number(price) > 1 ? [[`${at}/13/${market}/7/${index}/3`, Number(price)]] : [],
        );
      });
      this.#send([name, 1, list]);
      let version = 1;
      this.#timer = setInterval(() => {
        version += 1;
        const step = Math.max(1, Math.floor(prices.length / changes));
        const edit = {};
        for (let at = 0; at < changes; at += 1) {
          const [path, price] = prices[(at * step) % prices.length];
          edit[path] = (price + (version % 2) / 100).toFixed(2);
        }
        this.#send([name, version, { rows: edit }]);
      }, 1_000);
    }
    /** A packed list that is repeated, with its leagues, under new ids. */
    #multiply(list) {
      const { length } = list.matches;
      const repeats = Array.from({ length: Math.ceil(rows / length) }, (_, repeat) => (repeat === 0 ? '' : `9${repeat}`));
      const leagues = repeats.flatMap((suffix) => list.leagues.map(([id, ...rest]) => [id + suffix, ...rest]));
      const matches = Array.from({ length: rows }, (_, at) => {
        const repeat = Math.floor(at / length);
        const row = structuredClone(list.matches[at % length]);
        row[0] += repeats[repeat];
        row[1] += repeat * list.leagues.length;
        for (const market of row[13]) {
          market[0] += repeats[repeat];
          for (const selection of market[7]) if (selection[0].startsWith('=')) selection[0] += repeats[repeat];
        }
        return row;
      });
      return { ...list, total: rows, leagues, matches };
    }
    #send(update) {
      const data = JSON.stringify(update);
      window.storm.arrivedAt = performance.now();
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      this.#real.close();
      clearInterval(this.#timer);
    }
  };
}

/** Runs first in the page: polls each second, without a stream. */
export function pollEachSecond() {
  const { setTimeout } = window;
  Reflect.deleteProperty(window, 'EventSource');
  window.setTimeout = (work, wait, ...rest) => setTimeout(work, wait > 3_000 && wait <= 4_000 ? 1_000 : wait, ...rest);
}

/** A list of FB with `rows` rows. */
function multiplied(list, rows) {
  const { records } = list.data;
  const copies = Array.from({ length: rows }, (_, at) => {
    const copy = structuredClone(records[at % records.length]);
    copy.id += 1_000_000 * at;
    // Every fourth row begins a league, as in real lists.
    copy.lg.id += 1_000_000 * Math.floor(at / 4);
    for (const group of copy.mg) for (const market of group.mks) market.id += 1_000_000 * at;
    return copy;
  });
  return { ...list, data: { ...list.data, records: copies, total: rows } };
}

/** Sends the page's polls of FB's list `rows` rows, in which `changes` prices of 独赢 have changed. */
export async function playVenue(page, { rows, changes }) {
  let first = null;
  let list = null;
  let round = 0;
  await page.route('**/v1/match/getList', async (route) => {
    first ??= await route.fetch();
    list ??= multiplied(await first.json(), rows);
    const options = list.data.records.flatMap(({ mg }) =>
      mg.filter(({ mty, pe }) => mty === 1005 && pe === 1001).flatMap(({ mks }) => mks.flatMap(({ op }) => op)),
    );
    round += 1;
    const step = Math.max(1, Math.floor(options.length / changes));
    for (let at = 0; at < changes; at += 1) {
      const option = options[(at * step) % options.length];
      for (const part of ['od', 'bod']) if (option[part] > 0) option[part] = Number((option[part] + (round % 2 ? 0.01 : -0.01)).toFixed(2));
    }
    await route.fulfill({ response: first, json: list });
  });
}
