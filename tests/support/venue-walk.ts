import type { CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import type { PlacementResult } from '@/lib/domain/betting/order/order.model';
import { placeOf, type InvalidField } from './invalid-fields';

/** The fields of a venue's response that may cost more than themselves, by their place in it. */
export interface Losses {
  /** Fields without which there is no response. */
  response?: RegExp;
  /** Without these its list is empty. */
  list?: RegExp;
  /** Without these there is no such row. */
  row?: RegExp;
}

export const either = (...parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

/** A result of a venue as text that can be compared. */
export const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner));

interface Row {
  id?: string;
  orderId?: string;
}

/** The rows of a result. */
function rowsOf(result: unknown): readonly Row[] {
  if (Array.isArray(result)) return result as Row[];
  const { matches, orders, outrights, quotes, markets } = Object(result) as Record<string, unknown>;
  return (matches ?? orders ?? outrights ?? quotes ?? markets ?? []) as Row[];
}

/** Every price of a result by its selection, and every amount of its orders and quotes. */
function figuresIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'bigint') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return /price|odds/i.test(name.split('.').at(-1)!) ? [[name, String(value)]] : [];
  const { id, orderId, selectionId, size } = value as Row & { selectionId?: string; size?: number };
  const rowName = id ?? orderId ?? selectionId ?? (size === undefined ? undefined : `size ${size}`);
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, `${rowName ?? name.replace(/\.\d+$/, '')}.${key}`));
}

/** Places that decide for every market of a match whether it is sold, and for every leg of a parlay its limits. */
const OF_ALL_ROWS = /\.(ss|EventStatusId|OpenParlay)$|^BetSetting\.n/;

/** A number in the place of text that is a number is another value, which fits. */
const isValid = ({ kind, was }: InvalidField) => kind === 'number' && typeof was === 'string' && /^-?\d+(\.\d+)?$/.test(was);

/** The row itself is of another type. */
const endsInRow = ({ path }: InvalidField) => typeof path.at(-1) === 'number';

/** A judge of the results of a read: the excess loss that a field caused, as texts; `after` is null for no result. */
export function readJudge(before: unknown, losses: Losses): (after: unknown, field: InvalidField) => readonly string[] {
  const whole = { text: textOf(before), rows: new Set(rowsOf(before).map(textOf)), figures: new Map(figuresIn(before)) };
  return (after, field) => (textOf(after) === whole.text ? [] : judgeRead(whole, after, field, losses));
}

interface Whole {
  rows: ReadonlySet<string>;
  figures: ReadonlyMap<string, string>;
}

function judgeRead({ rows, figures }: Whole, after: unknown, field: InvalidField, { response, list, row }: Losses): readonly string[] {
  const address = placeOf(field.path);
  if (after === null) return response?.test(address) ? [] : ['costs the response'];
  const wrong: string[] = [];
  const lost = rows.size - rowsOf(after).length;
  if (lost > 1 && !list?.test(address)) wrong.push(`costs ${lost} rows`);
  if (lost === 1 && !list?.test(address) && !row?.test(address) && !endsInRow(field)) wrong.push('costs its row');
  const changedRows = rowsOf(after).filter((one) => !rows.has(textOf(one)));
  if (changedRows.length > 1 && !list?.test(address) && !OF_ALL_ROWS.test(address)) wrong.push(`changes ${changedRows.length} rows`);
  const left = new Map(figuresIn(after));
  // An order that goes on keeps its sold part.
  for (const [name] of figures)
    if (/\.cashedOut\./.test(name) && lost === 0 && !left.has(name) && !isValid(field)) wrong.push(`${name} is gone`);
  for (const [name, figure] of left) {
    const known = figures.get(name);
    if (known === undefined || known === figure || figure === 'null' || isValid(field)) continue;
    // The site's sums are those of the rows that it shows.
    if (list?.test(address) || (lost > 0 && name.startsWith('.totals'))) continue;
    // A limit of zero is unknown: the slip sells nothing by it.
    if (figure === '0' && /\.(min|max)$/.test(name)) continue;
    // Without a least part the whole is sold.
    if (name.endsWith('.min') && figure === figures.get(name.replace(/min$/, 'max'))) continue;
    wrong.push(`${name} is ${figure}, not ${known}`);
  }
  return wrong;
}

export type MoneyResult = PlacementResult | CashOutResult;

const TAKEN: ReadonlySet<string> = new Set(['accepted', 'pending', 'done']);

/**
 * The reason why the result of a money call is untrue once a field does not fit, else null: an accepted bet is never reported as
 * rejected, a rejected one never as accepted, and neither names another order, price or amount. Left open it is requested again,
 * `pending` by its id.
 */
export function judgeMoney(before: MoneyResult, after: MoneyResult, field: InvalidField): string | null {
  if (textOf(before) === textOf(after) || after.state === 'unknown') return null;
  const [was, is] = [before, after].map(({ state }) => TAKEN.has(state)) as [boolean, boolean];
  if (!is) return was ? `reads as ${after.state}` : null;
  if (after.state !== 'pending' && (!was || before.state !== after.state)) return `reads as ${after.state}, not ${before.state}`;
  if ('orderId' in after && 'orderId' in before && after.orderId !== before.orderId && !isValid(field))
    return `names the order ${after.orderId}`;
  if ('prices' in after && after.prices !== null && !isValid(field)) return `names the prices ${after.prices.join()}`;
  return after.state === 'done' ? `names the amount ${after.amount}` : null;
}

const FB_MATCH = /\.(id|bt|ms|sid|lg|lg\.id|lg\.na|ts|ts\.n|ts\.n\.id|ts\.n\.na)$/;
const FB_MARKET = /\.(mty|pe|nm|mks|mks\.n|id|ss|li|op)$|\.op\.n(\.(na|nm|ty|od|li))?$/;
const IM_EVENT = /\.(EventId|EventDate|Market|EventGroupTypeId|HomeTeam|AwayTeam|Competition|CompetitionId|CompetitionName)$/;
const IM_LINE = /\.(MarketlineId|BetTypeId|PeriodId|MarketlineStatusId|WagerSelections)$/;
const IM_WAGER =
  /\.(WagerId|WagerCreationDateTime|InputtedStakeAmount|MemberWinLossAmount|WagerType|BetConfirmationStatus|BetSettlementStatus|NoOfCombination|ComboSelection|BetTradeStatus|WagerItemList|WagerItemList\.n|Market|EventId|SportId|BetTypeId|PeriodId|BetTypeSelectionId|Odds|Handicap|WagerItemCancelType)$/;
const OB_MATCH = /\.(mid|csid|tid|tn|mgt|ms|mhs|mo|mhn|man)$/;
const OB_ORDER =
  /\.(orderNo|orderStatus|betTime|orderAmountTotal|profitAmount|backAmount|outcome|seriesType|seriesSum|preSettle|preBetAmount|detailList|detailList\.n|matchId|matchType|playId|playOptionsId|oddFinally|betResult|sportId)$/;
const FB_ORDER = /\.records\.n\.(id|sert|bn|sv|us|sat|sa|uwl|st|oc|cte|cots|ops|ops\.n(\.(sid|mid|pe|mty|ip|sr|od|li|mrid|ty|mtp))?)$/;

/** Places of rows, by venue. */
export const ROW = { FB_MATCH, FB_MARKET, FB_ORDER, IM_EVENT, IM_LINE, IM_WAGER, OB_MATCH, OB_ORDER } as const;
/** Places of the envelopes. */
export const ENVELOPE = { FB: /^(code|data)$/, IM: /^StatusCode$/, OB: /^(code|data)$/ } as const;
