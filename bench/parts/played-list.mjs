/**
 * Runs first in the page: multiplies the venue's list to `rows` rows and polls it every second; each response changes `changes`
 * prices of 独赢 (`storm`) or none (`quiet`). In a list of plain elements (`plain`), plain DOM code updates as many texts
 * (`direct`).
 */
export function playList({ rows, changes }) {
  const { fetch, setTimeout } = window;
  // The page polls the played list instead of the site's stream.
  Reflect.deleteProperty(window, 'EventSource');
  let mode = 'quiet';
  let list = null;
  let round = 0;
  const plain = new CSSStyleSheet();
  plain.replaceSync('.row, .league-group { content-visibility: visible !important; contain: layout style !important; }');
  const played = {
    taps: [],
    /** Number of lists that the page has received. */
    responses: 0,
    run(next) {
      mode = next;
      document.adoptedStyleSheets = next === 'plain' || next === 'direct' ? [plain] : [];
    },
  };
  window.played = played;
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries()) if (/^(pointerdown|pointerup|click)$/.test(name)) played.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });

  /** True while every price of its 独赢 is open: a copy of a match that is suspended would never open. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets the source of this function alone
  const isSold = ({ mg }) =>
    mg.some(({ mty, pe, mks }) => mty === 1005 && pe === 1001 && mks.some(({ op }) => op.length > 0 && op.every(({ od }) => od > 0)));
  const multiply = (records) =>
    Array.from({ length: rows }, (_, at) => {
      const copy = structuredClone(records[at % records.length]);
      copy.id += 1_000_000 * at;
      // Every fourth row begins a league, as in real lists.
      copy.lg.id += 1_000_000 * Math.floor(at / 4);
      for (const group of copy.mg) for (const market of group.mks) market.id += 1_000_000 * at;
      return copy;
    });
  const options = () =>
    list.data.records.flatMap(({ mg }) =>
      mg.filter(({ mty, pe }) => mty === 1005 && pe === 1001).flatMap(({ mks }) => mks.flatMap(({ op }) => op)),
    );
  const change = () => {
    const all = options();
    round += 1;
    const step = Math.max(1, Math.floor(all.length / changes));
    for (let at = 0; at < changes; at += 1) {
      const option = all[(at * step) % all.length];
      for (const part of ['od', 'bod']) if (option[part] > 0) option[part] = Number((option[part] + (round % 2 ? 0.01 : -0.01)).toFixed(2));
    }
  };
  window.fetch = async (...request) => {
    const address = String(request[0]?.url ?? request[0]);
    if (!address.endsWith('/v1/match/getList')) return fetch(...request);
    if (!list) {
      const response = await fetch(...request);
      const sent = await response.clone().json();
      const sold = sent.data.records.filter(isSold);
      // The next response may have one.
      if (sold.length === 0) return response;
      Object.assign(sent.data, { records: multiply(sold), total: rows });
      list = sent;
    }
    if (mode === 'storm') change();
    played.responses += 1;
    return new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } });
  };
  window.setTimeout = (work, wait, ...rest) => setTimeout(work, wait > 3_000 && wait <= 4_000 ? 1_000 : wait, ...rest);
  setInterval(() => {
    if (mode !== 'direct') return;
    round += 1;
    const prices = document.querySelectorAll('main .row [data-price]');
    for (let at = 0; at < changes; at += 1) prices[at % prices.length].textContent = (1.5 + ((at + round) % 50) / 100).toFixed(2);
  }, 1_000);
}
