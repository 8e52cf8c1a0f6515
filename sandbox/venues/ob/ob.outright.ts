import type { World, WorldOutright } from '../../world/engine/world.model';
import { obMarketId, obOptionId, type MarketKey } from './ob.ids';
import { HANDICAP_STATUS, toPrice } from './ob.market';
import { OB_PRICING, toHead } from './ob.match';
import { playOf } from './ob.numbers';

const SHAPE = { kind: 'outright', period: 'full' } as const;

export function outrightsOf(world: World): readonly WorldOutright[] {
  return world.outrights(OB_PRICING);
}

const keyOf = ({ match }: WorldOutright, contender: number | null): MarketKey => ({ matchNumber: match.number, ...SHAPE, line: contender });

/** The one line of an outright: a contender per option, `ot` its number. */
function toPlays(outright: WorldOutright) {
  const play = playOf(outright.league.sport, SHAPE)!;
  const ol = outright.options.map(({ number, name, price }) => ({
    oid: obOptionId(keyOf(outright, number), 'yes'),
    ot: String(number),
    ots: '',
    on: name,
    ...toPrice(price),
  }));
  const hl = [{ hid: obMarketId(keyOf(outright, null)), hv: '', hon: 1, hs: HANDICAP_STATUS.open, hn: 1, hmt: 1, ol }];
  return [{ hpid: play.hpid, hpn: outright.name, hpt: 18, hpon: 1, hmm: 0, hids: 0, hshow: 'Yes', hsw: play.hsw, hl }];
}

/** A row of `matchesPB`: a match with a title and no opponent. */
export function toObOutright(outright: WorldOutright) {
  const { match, closesAt, options } = outright;
  return {
    ...toHead(match),
    mgt: String(closesAt),
    ms: 0,
    mmp: '0',
    mst: '0',
    mess: 0,
    mc: options.length,
    mhs: HANDICAP_STATUS.open,
    mo: 0,
    mng: 0,
    mhid: '',
    maid: '',
    mhn: match.home.name,
    man: '',
    msc: [],
    hps: toPlays(outright),
  };
}
