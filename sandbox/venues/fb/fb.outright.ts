import type { World, WorldOutright, WorldSport } from '../../world/engine/world.model';
import { fbMarketId } from './fb.ids';
import { SALE, shownPrice, type FbOption } from './fb.market';
import { FB_PRICING, toFbLeague } from './fb.match';
import { SPORT, formatNumber, marketName, marketPeriod, marketType, optionType } from './fb.numbers';

const OUTRIGHT = { kind: 'outright', period: 'full', line: null } as const;
/** `ty` of an outright, `ms` of a match not begun. */
const TYPE = 1;
const NOT_STARTED = 4;

/** The outrights of some sports that take bets now. */
export function outrightsOf(world: World, sports: readonly WorldSport[]): readonly WorldOutright[] {
  const at = world.now();
  return world.outrights(FB_PRICING, at).filter(({ league, closesAt }) => sports.includes(league.sport) && at < closesAt);
}

/** One outright as FB shows it: no teams, its season (`ye`) and title (`nm`), and one market with an option per contender. */
export function toFbOutright({ number, name, league, closesAt, match, options }: WorldOutright, oddsType: number) {
  const [season = '', ...title] = name.split(' ');
  const { sport } = league;
  const op = options.map((option): FbOption => ({
    na: option.name,
    nm: option.name,
    ty: optionType({ ...OUTRIGHT, line: option.number }, 'yes'),
    ...shownPrice(option.price, oddsType),
  }));
  return {
    id: number,
    bt: closesAt,
    ms: NOT_STARTED,
    ss: SALE.open,
    sid: SPORT[sport],
    ne: 0,
    ty: TYPE,
    fmt: formatNumber(match),
    pl: 0,
    tms: 1,
    lg: toFbLeague(match),
    ts: [],
    nm: title.join(' '),
    ye: season,
    mg: [
      {
        mty: marketType(sport, OUTRIGHT),
        pe: marketPeriod(sport, OUTRIGHT),
        nm: marketName(sport, OUTRIGHT),
        tps: [],
        mks: [{ id: fbMarketId({ matchNumber: number, ...OUTRIGHT }), ss: SALE.open, au: 0, mbl: 1, op }],
      },
    ],
  };
}
