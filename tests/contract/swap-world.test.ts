import type { VenueCode } from '@pavilion/contract/constants';
import * as fc from '../support/property';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';
import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import { isSwappable, swapTarget } from '@/lib/domain/betting/slip/swap.rules';
import { findTwin } from '@/lib/domain/betting/sport/compare/twin.rules';
import { toMatch as toFb } from '@/lib/venues/fb/fb.adapter';
import { toMatch as toIm } from '@/lib/venues/im/im.adapter';
import { readSelectionId } from '@/lib/venues/im/im.selection.adapter';
import { marketsOf, toMatch as toOb } from '@/lib/venues/ob/ob.adapter';
import { outcomeOf } from '../../sandbox/modules/betting/ruling/settlement.rules';
import type { Wager } from '../../sandbox/modules/betting/ruling/bet.model';
import { fbMarketId } from '../../sandbox/venues/fb/fb.ids';
import { marketsAt, toFbMatch } from '../../sandbox/venues/fb/fb.match';
import { optionOfImId } from '../../sandbox/venues/im/im.ids';
import { toImMatch } from '../../sandbox/venues/im/im.match';
import { matchesOnSale } from '../../sandbox/venues/im/im.list.rules';
import { SPORTS } from '../../sandbox/venues/im/im.numbers';
import { oddsInfo } from '../../sandbox/venues/ob/match.handlers';
import { obMatchId, optionOfObId } from '../../sandbox/venues/ob/ob.ids';
import { toObMatch } from '../../sandbox/venues/ob/ob.match';
import { namedWorld } from '../../sandbox/venues/shared/named-world';
import type { Pair, WorldMatch } from '../../sandbox/world/engine/world.model';
import { DAY } from '../support/time';
import { SATURDAY, worldAt } from '../support/world';

/** A leg that is moved to another venue must settle as before: over the sandbox's venues, as the site's adapters read them. */
const world = worldAt(SATURDAY);
const names: Record<VenueCode, ReturnType<typeof namedWorld>> = {
  FBTY: namedWorld(world, 'FBTY'),
  IMTY: namedWorld(world, 'IMTY'),
  OBTY: namedWorld(world, 'OBTY'),
};
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sportId = (sport: string) => SPORTS.find((one) => one.sport === sport)!.id;

const READ: Record<VenueCode, (match: WorldMatch) => Match | null> = {
  FBTY: (match) => toFb(travelled(toFbMatch(names.FBTY, match, { detail: true, oddsType: 1 })))?.match ?? null,
  IMTY: (match) => toIm(travelled(toImMatch(names.IMTY, match, world.now(), { oddsType: 3 })), sportId(match.sport), 'A')?.match ?? null,
  OBTY(match) {
    const found = toOb(travelled(toObMatch(names.OBTY, match)));
    const markets = travelled(oddsInfo(names.OBTY, { mid: obMatchId(match), mcid: '0' })) as unknown[];
    return found && { ...found.match, markets: marketsOf(found.wire, markets).markets };
  },
};

type Bet = Pick<Wager, 'kind' | 'period' | 'line' | 'role'>;

/** The bet behind a selection, by the venue's own ids. */
const BET: Record<VenueCode, (match: WorldMatch, market: Market, selection: Selection) => Bet> = {
  FBTY(match, market, selection) {
    const sold = marketsAt(names.FBTY, match, world.now()).find(
      (one) => String(fbMarketId({ matchNumber: match.number, ...one })) === market.id,
    );
    return { ...sold!, role: sold!.options[market.selections.indexOf(selection)]!.role };
  },
  IMTY: (_match, _market, selection) => optionOfImId(Number(readSelectionId(selection.id)!.wagerSelectionId))!,
  OBTY: (_match, _market, selection) => optionOfObId(selection.id)!,
};

const VENUES = Object.keys(READ) as readonly VenueCode[];
const PAIRS = VENUES.flatMap((from) => VENUES.filter((to) => to !== from).map((to) => [from, to] as const));
const SCORES = Array.from({ length: 49 }, (_, index): Pair => [Math.floor(index / 7), index % 7]);

/** Outcomes of a bet at many final scores; what counts for its period is decided elsewhere, by kind and period. */
function outcomesOf({ kind, period, line, role }: Bet, scoreAtBet: Pair | null): readonly unknown[] {
  return [kind, period, ...SCORES.map((score) => outcomeOf({ kind, period, line, role, scoreAtBet }, score))];
}

const MATCHES = (['football', 'basketball', 'tennis'] as const).flatMap((sport) =>
  matchesOnSale(names.FBTY, sport, SATURDAY)
    .filter(({ kickOff }) => kickOff < SATURDAY + DAY)
    .slice(0, 40),
);

/** Football has most kinds of markets. */
const SOME = (['football', 'basketball', 'tennis'] as const).flatMap((sport) =>
  MATCHES.filter((match) => match.sport === sport).slice(0, sport === 'football' ? 12 : 4),
);

const moved = new Map<string, number>();

function expectEqualAt(match: WorldMatch, from: VenueCode, to: VenueCode): void {
  const [own, twin] = [from, to].map((venue) => READ[venue](names[venue].matchById(match.id)!));
  // One venue may have closed the match a moment before the other.
  if (!own || !twin) return;
  expect(findTwin(own, [twin])?.id).toBe(twin.id);
  const now = { live: own.status === 'live', score: own.score };
  for (const market of own.markets) {
    for (const selection of market.selections) {
      const leg = toLeg(own, market, selection, selection.price ?? '2');
      const target = swapTarget(leg, now, { venue: to, match: twin });
      if (!isSwappable(leg)) {
        expect(target.state).not.toBe('open');
        continue;
      }
      if (target.state !== 'open') continue;
      const found = twin.markets.find(({ id }) => id === target.leg.marketId)!;
      const option = found.selections.find(({ id }) => id === target.leg.selectionId)!;
      const scoreAtBet = now.live && own.sport === 'football' ? own.score : null;
      expect(outcomesOf(BET[to](match, found, option), scoreAtBet)).toEqual(outcomesOf(BET[from](match, market, selection), scoreAtBet));
      expect(target.leg).toMatchObject({ venue: to, seenPrice: option.price, live: leg.live, score: leg.score });
      const key = `${from}-${to} ${leg.marketKind}`;
      moved.set(key, (moved.get(key) ?? 0) + 1);
    }
  }
}

test('a leg that is moved settles as at its own venue, at any moment of a match and between any two venues', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MATCHES),
      fc.integer({ min: -3600, max: 110 * 60 }),
      fc.constantFrom(...PAIRS),
      (match, second, [from, to]) => {
        world.set(match.kickOff + second * 1000);
        expectEqualAt(match, from, to);
      },
    ),
    { numRuns: 100 },
  );
});

test('every kind that two venues sell alike can be moved', () => {
  moved.clear();
  world.set(SATURDAY);
  for (const match of SOME) for (const [from, to] of PAIRS) expectEqualAt(match, from, to);
  for (const [from, to] of PAIRS) {
    const kinds = (venue: VenueCode) =>
      new Set(SOME.flatMap((match) => READ[venue](names[venue].matchById(match.id)!)?.markets.map(({ kind }) => kind) ?? []));
    const shared = [...kinds(from)].filter((kind) => kinds(to).has(kind) && kind !== 'other');
    expect(shared.length).toBeGreaterThan(8);
    for (const kind of shared) expect([from, to, kind, moved.has(`${from}-${to} ${kind}`)]).toEqual([from, to, kind, true]);
  }
});
