import { formatLine } from '@pavilion/number/line';
import type { MarketKind, OptionRole, WorldMarket } from '../../world/engine/market.model';
import type { WorldMatch } from '../../world/engine/world.model';
import { isScoreRole } from '../../world/football/correct-score';
import { scoreName } from '../../world/football/score.copy';
import { obMarketId, obOptionId } from './ob.ids';
import { isListed, optionCode, shapesOf, type Shape } from './ob.numbers';

type Lined = Pick<WorldMarket, 'kind' | 'period' | 'line'>;

/** `hs` of a line and `mhs` of a match. */
export const HANDICAP_STATUS = { open: 0, suspended: 1, closed: 2 } as const;
/** `os` of an option. */
export const OPTION_STATUS = { open: 1, suspended: 2, locked: 4 } as const;
/** `hmt`: before kick-off or in play. */
const STAGE = { before: 1, live: 0 } as const;
const SIDE: Partial<Record<OptionRole, string>> = { home: 'T1', away: 'T2' };

/** `1.85` → 185000 */
export function obOdds(price: string): number {
  const [whole = '0', fraction = ''] = price.split('.');
  return Number(whole + fraction.padEnd(5, '0').slice(0, 5));
}

/** `os` and `ov` of a price; null is locked. */
export function toPrice(price: string | null) {
  return price === null ? { os: OPTION_STATUS.locked, ov: 0 } : { os: OPTION_STATUS.open, ov: obOdds(price) };
}

const ROLE_COPY: Partial<Record<OptionRole, string>> = {
  draw: '平',
  over: '大',
  under: '小',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  'home-draw': '主/平',
  'home-away': '主/客',
  'draw-away': '平/客',
};

const HANDICAPS: ReadonlySet<MarketKind> = new Set<MarketKind>(['handicap', 'set-handicap']);

/** `hv`: a handicap from the home side, `-0.5/1`; a total `2.5`; empty without a line. */
export function lineText({ kind, line }: Lined): string {
  return line === null || kind === 'outright' ? '' : formatLine(line, HANDICAPS.has(kind));
}

/** `on`: the line of the option, `大 2.5`, or the side that it backs. */
export function optionName(shape: Lined, role: OptionRole, teams: { home: string; away: string }): string {
  const { kind, line } = shape;
  if (HANDICAPS.has(kind) && line !== null) return formatLine(role === 'away' && line !== 0 ? -line : line, true);
  if (isScoreRole(role)) return scoreName(role);
  const text = ROLE_COPY[role] ?? '';
  if (role === 'over' || role === 'under') return `${text} ${lineText(shape)}`;
  return role === 'home' || role === 'away' ? teams[role] : text;
}

function toOption(match: WorldMatch, market: WorldMarket, role: OptionRole, price: string | null) {
  return {
    oid: obOptionId({ matchNumber: match.number, ...market }, role),
    ot: optionCode(role),
    ots: SIDE[role] ?? '',
    on: optionName(market, role, { home: match.home.name, away: match.away.name }),
    ...toPrice(price),
  };
}

/** A line in its slot, `hn` from 1. */
export interface SlotMarket {
  market: WorldMarket;
  slot: number;
}

/** Markets of one play in their slots: the best line first, the others from the lowest to the highest. */
export function slotsOf(markets: readonly WorldMarket[], shape: Shape): readonly SlotMarket[] {
  return markets
    .filter(({ kind, period }) => kind === shape.kind && period === shape.period)
    .toSorted((a, b) => Number(b.main) - Number(a.main) || (a.line ?? 0) - (b.line ?? 0))
    .map((market, index) => ({ market, slot: index + 1 }));
}

interface View {
  inPlay: boolean;
  suspended: boolean;
  /** A list has the best line of the main plays only. */
  detail: boolean;
}

function toLine(match: WorldMatch, { market, slot }: SlotMarket, { inPlay, suspended }: View) {
  return {
    hid: obMarketId({ matchNumber: match.number, ...market }),
    hv: lineText(market),
    hon: slot,
    hs: suspended ? HANDICAP_STATUS.suspended : HANDICAP_STATUS.open,
    hn: slot,
    hmt: inPlay ? STAGE.live : STAGE.before,
    ol: market.options.map(({ role, price }) => toOption(match, market, role, price)),
  };
}

/** `hps` of a match: all of OB's plays on it. */
export function toPlays(match: WorldMatch, markets: readonly WorldMarket[], view: View) {
  return shapesOf(match.sport).flatMap((shape, index) => {
    const slots = view.detail || isListed(match.sport, shape) ? slotsOf(markets, shape) : [];
    if (slots.length === 0) return [];
    const { hpid, name, hsw, special } = shape.play;
    return [
      {
        hpid,
        hpn: name,
        hpt: 2,
        hpon: index + 1,
        hmm: slots.length > 1 ? 1 : 0,
        hids: 1,
        hshow: 'Yes',
        hsw,
        ...(special ? { hSpecial: special } : {}),
        hl: (view.detail ? slots : slots.slice(0, 1)).map((line) => toLine(match, line, view)),
      },
    ];
  });
}

/** Number of markets of a match that OB sells, `mc`. */
export function soldMarkets(match: WorldMatch, markets: readonly WorldMarket[]): number {
  const shapes = shapesOf(match.sport);
  return markets.filter((market) => shapes.some(({ kind, period }) => kind === market.kind && period === market.period)).length;
}
