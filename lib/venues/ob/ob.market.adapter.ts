import type * as z from '@pavilion/contract/schema';
import { readRow } from '@/lib/kit/http/row';
import { obLineSchema, obOptionSchema, obPlaySchema } from '@pavilion/contract/venues/ob.match.wire';
import { isOther, type Market, type Selection } from '@/lib/domain/betting/match/sport.model';
import { OPTION_HIDDEN, OPTION_OPEN, toMarketState, toOddsTypes, toRole, toSport, type MarketState } from './ob.enums.adapter';
import { optionLine, TOTALS } from './ob.line.adapter';
import { fromObOdds } from './ob.odds.adapter';
import { toPlay } from './ob.play.adapter';

type ObOption = z.infer<typeof obOptionSchema>;
export type ObPlay = z.infer<typeof obPlaySchema>;
export type ObLine = z.infer<typeof obLineSchema>;

/** Data of a match that its markets need. */
export interface MarketContext {
  /** OB's number of the sport. */
  csid: string;
  home: string;
  away: string;
  /** Overrides the lines' own state: a locked match sells nothing. */
  state: MarketState;
}

/** A list of a sport in the general form has space for one handicap and one total, whatever they count. */
const GENERAL: Readonly<Partial<Record<Market['kind'], Market['kind']>>> = { 'set-handicap': 'handicap', 'set-total': 'total' };

/** One option with its line and play, which a bet needs. */
export interface ReadOption {
  play: ObPlay;
  line: ObLine;
  option: ObOption;
  market: Market;
  selection: Selection;
}

export interface ReadMarkets {
  markets: readonly Market[];
  options: readonly ReadOption[];
  invalidRows: number;
}

/** OB sends lines as a list (H5), alone, or slot by slot (web); an outright has options directly. */
function linesOf(play: ObPlay, fallbackId: string): readonly unknown[] {
  const { hl, ol, hid } = play;
  if (Array.isArray(hl)) return hl as unknown[];
  if (typeof hl === 'object' && hl !== null) return 'hid' in hl ? [hl] : Object.values(hl);
  return ol ? [{ hid: hid ?? fallbackId, ol }] : [];
}

const LINED: ReadonlySet<Market['kind']> = new Set<Market['kind']>(['handicap', 'set-handicap', ...TOTALS]);

export function toSelection(
  kind: Market['kind'],
  option: ObOption,
  hv: string | null,
  { home, away }: Pick<MarketContext, 'home' | 'away'>,
): Selection | null {
  const line = optionLine(kind, option, hv);
  // A bet on an unknown line must not be offered.
  if (LINED.has(kind) && line === null) return null;
  // An outright's options are numbered and have no side.
  const role = kind === 'outright' ? 'other' : toRole(option.ot);
  const text = option.on ?? '';
  const team = role === 'home' ? home : role === 'away' ? away : text;
  return {
    id: option.oid,
    role,
    name: (kind === 'handicap' || kind === 'set-handicap' ? team : text) || team || option.ot,
    label: line !== null && (role === 'home' || role === 'away') ? line : text || option.ot,
    line,
    price: String(option.os) === OPTION_OPEN ? fromObOdds(option.ov) : null,
  };
}

function toMarket(play: ObPlay, raw: unknown, context: MarketContext): ReadMarkets | null {
  const line = readRow('OBTY line', obLineSchema, raw);
  if (!line) return null;
  const { kind: named, period } = toPlay(context.csid, play);
  const kind = isOther(toSport(context.csid) ?? '') ? (GENERAL[named] ?? named) : named;
  let invalidRows = 0;
  const sold = line.ol.flatMap((row) => {
    const option = readRow('OBTY option', obOptionSchema, row);
    const selection = option ? toSelection(kind, option, line.hv, context) : null;
    if (!option || !selection) {
      invalidRows += 1;
      return [];
    }
    return String(option.os) === OPTION_HIDDEN ? [] : [{ option, selection }];
  });
  if (sold.length === 0) return { markets: [], options: [], invalidRows };
  const selections = sold.map(({ selection }) => selection);
  const own = toMarketState(line.hs);
  const oddsTypes = toOddsTypes(play.hsw);
  const market: Market = {
    id: line.hid,
    kind,
    period,
    name: play.hpn ?? '',
    line: LINED.has(kind) ? (selections.find(({ role }) => role === 'home' || role === 'over') ?? selections[0]!).line : null,
    main: String(line.hn) === '1',
    state: own === 'open' ? context.state : own,
    parlay: String(play.hids) === '1',
    ...(oddsTypes ? { oddsTypes } : {}),
    selections,
  };
  return { markets: [market], options: sold.map((one) => ({ ...one, play, line, market })), invalidRows };
}

/**
 * Every play of a match, row by row: an invalid row on any level is counted and leaves out only itself. `matchId` is the id
 * of an outright's one market.
 */
export function toMarkets(rows: readonly unknown[], context: MarketContext, matchId: string): ReadMarkets {
  const read = rows.flatMap((row): ReadMarkets[] => {
    const play = readRow('OBTY play', obPlaySchema, row);
    if (!play) return [{ markets: [], options: [], invalidRows: 1 }];
    return linesOf(play, matchId).map((raw) => toMarket(play, raw, context) ?? { markets: [], options: [], invalidRows: 1 });
  });
  return {
    markets: read.flatMap(({ markets }) => markets),
    options: read.flatMap(({ options }) => options),
    invalidRows: read.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
  };
}
