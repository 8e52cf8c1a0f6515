/** Marks between which `npm run bench` writes in docs/performance.md. */
const OPEN = '<!-- bench -->';
const CLOSE = '<!-- /bench -->';

/** The number that is compared with goal and limit: the ratio where there is a reference. */
export const resultOf = ({ ratio, ours }) => (ratio ?? ours).median;

const cells = (values) => `| ${values.join(' | ')} |`;
const table = (heads, rows) => [cells(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(cells)];

/** `1.23 [1.20–1.30]`; only the number where nothing varies. */
function spreadText({ median, low, high }, digits) {
  const [middle, ...quartiles] = [median, low, high].map((value) => value.toFixed(digits));
  return quartiles.every((one) => one === middle) ? middle : `${middle} [${quartiles.join('–')}]`;
}

export const ratioText = (ratio) => (ratio === null ? '–' : `${spreadText(ratio, 2)}×`);
export const valueText = ({ digits, unit }, value) => (value === null ? '–' : `${spreadText(value, digits)} ${unit}`.trim());

const hasGoal = ({ goal }) => goal !== null;
const isMissed = (row) => hasGoal(row) && resultOf(row) > row.goal;

const shareOf = (row) => (hasGoal(row) ? resultOf(row) / (row.goal || Number.EPSILON) : -1);

/** The row that is furthest from its goal; without goals the first one. */
const worstOf = (rows) => rows.toSorted((a, b) => shareOf(b) - shareOf(a))[0];

const shortText = (row) =>
  `${row.ratio ? ratioText({ ...row.ratio, low: row.ratio.median, high: row.ratio.median }) : valueText(row, { ...row.ours, low: row.ours.median, high: row.ours.median })} (${row.name})`;

/** Metrics with a goal that a row misses. */
export const missedMetrics = (metrics, rows) => metrics.filter(({ id }) => rows.some((row) => row.metric === id && isMissed(row)));

/** Names of metrics whose goal is missed without a reason in the document, and of those with a reason whose goal is met. */
export function compareReasons(document, metrics, rows) {
  const missed = new Set(missedMetrics(metrics, rows));
  const hasReason = ({ name }) => document.includes(`- **${name}**`);
  const isMet = (metric) => !missed.has(metric) && rows.some((row) => row.metric === metric.id && hasGoal(row));
  return {
    without: [...missed].filter((metric) => !hasReason(metric)).map(({ name }) => name),
    outdated: metrics.filter((metric) => isMet(metric) && hasReason(metric)).map(({ name }) => name),
  };
}

function verdict(own) {
  if (!own.some(hasGoal)) return '–';
  const missed = own.filter(isMissed).length;
  return missed === 0 ? 'met' : `missed by ${missed} of ${own.filter(hasGoal).length}`;
}

function summaryRow(metric, rows, skipped) {
  const own = rows.filter((row) => row.metric === metric.id);
  const reason = skipped.find((one) => one.metric === metric.id)?.reason;
  const today = own.length > 0 ? shortText(worstOf(own)) : `skipped: ${reason ?? 'not part of this run'}`;
  return [metric.name, metric.measures, metric.floor, metric.goal, today, verdict(own)];
}

const detailRow = (row) => [
  row.name,
  valueText(row, row.ours),
  row.base === null ? '–' : `${valueText(row, row.base)}, ${row.baseName}`,
  ratioText(row.ratio),
  row.limit === null ? '–' : String(row.limit),
  row.goal === null ? '–' : `${row.goal}${isMissed(row) ? ', missed' : ''}`,
  row.rounds === 1 ? '1' : `${row.kept} of ${row.rounds}`,
];

/** The results of a run as Markdown. */
export function resultsText({ machine, metrics, rows, skipped }) {
  const measured = metrics.filter(({ id }) => rows.some((row) => row.metric === id));
  return [
    `${machine}`,
    '',
    ...table(
      ['Metric', 'Measures', 'Floor', 'Goal', 'Today, furthest from its goal', 'Goal is'],
      metrics.map((one) => summaryRow(one, rows, skipped)),
    ),
    ...measured.flatMap(({ id, name }) => [
      '',
      `### ${name}`,
      '',
      ...table(['', 'Pavilion', 'Reference', 'Ratio', 'Limit', 'Goal', 'Rounds'], rows.filter((row) => row.metric === id).map(detailRow)),
    ]),
  ].join('\n');
}

/** A document with new results between its marks. */
export function replaceResults(document, results) {
  const [from, to] = [document.indexOf(OPEN), document.indexOf(CLOSE)];
  if (from === -1 || to < from) throw new Error(`The document needs ${OPEN} and, after it, ${CLOSE}.`);
  return `${document.slice(0, from + OPEN.length)}\n\n${results}\n\n${document.slice(to)}`;
}
