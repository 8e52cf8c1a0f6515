/**
 * Child process: twelve hours of the real world on a virtual clock, ten thousand bets over three venues, two settlers at work.
 * Prints the result as one line of JSON: the ledger's audit, counts, and every bet whose money an independent recount disputes. The
 * settlers really run at once, on connections of their own. Arguments set another number of bets and another seed. FB's bets go
 * through the venue's own calls, the others through the shared desk.
 */
import type { VenueCode } from '@pavilion/contract/constants';
import { CashOutRejected, cashOut, rateOf } from '../../sandbox/modules/betting/order/cash-out';
import { MIN_PART } from '../../sandbox/modules/betting/order/cash-out.rules';
import type { Bet } from '../../sandbox/modules/betting/order/bet.tables';
import { findBets } from '../../sandbox/modules/betting/order/bet.store';
import { BetRejected, type Pick } from '../../sandbox/modules/betting/order/place-bet';
import { audit } from '../../sandbox/kernel/ledger/audit';
import { listStakeDays, findStakeState } from '../../sandbox/modules/betting/stake/stake.store';
import { coinEntriesOf, getCoins } from '../../sandbox/modules/rewards/coin/coin.store';
import { fbMarketId } from '../../sandbox/venues/fb/fb.ids';
import { FbError } from '../../sandbox/venues/fb/fb.error';
import { sellsKind, optionType } from '../../sandbox/venues/fb/fb.numbers';
import { placeMultiple, placeSingles } from '../../sandbox/venues/fb/place.handlers';
import { PRICING, VENUES, chanceOf, pickOne, matchesToday, oneOf, stoppingMatches } from './betting-day.picks';
import { recount } from './betting-day.recount';
import { openSettlingWorld } from './settling-world';
import { HOUR, MINUTE } from './time';

const START = Date.UTC(2026, 10, 21, 4);
const END = START + 12 * HOUR;
/** Bets are taken until here, on matches that begin until here: the last match ends within the day. */
const LAST = START + 8.5 * HOUR;
const STEP = 5 * MINUTE;
/** The second settler, like another process, meets the first now and then. */
const RIVALRY = 4;
/** One in so many bets is on a match whose sale is about to stop, so that it is rejected. */
const STOPPING = 50;
/** ms that every in-play bet waits at least. */
const SHORTEST_DELAY = 4000;
const WANTED = Number(process.argv[2] ?? 10_000);
const MEMBERS = 24;
const FUNDS = 100_000_000n;

const { world, db, context, now, pass, startSettler, addMember, place, allBets, close } = await openSettlingWorld('betting-day', START);
const settler = startSettler();
const rival = startSettler();
const chance = chanceOf(Number(process.argv[3] ?? 20_261_121));

const memberIds: string[] = [];
for (let i = 0; i < MEMBERS; i += 1) {
  memberIds.push(await addMember(`day${i}`, FUNDS));
}

interface Ticket {
  venue: VenueCode;
  memberId: string;
  id: bigint;
}

/** Picks of different matches; fewer than requested if too little is on sale. */
function pickLegs(venue: Ticket['venue'], legs: number, matches = matchesToday(world, LAST)): Pick[] {
  const picks = new Map<string, Pick>();
  for (let tries = 0; tries < legs * 3 && picks.size < legs; tries += 1) {
    const match = oneOf(chance, matches);
    const pick = match && !picks.has(match.id) ? pickOne(world, PRICING[venue], match, chance) : null;
    if (pick && (legs === 1 || pick.market.kind !== 'odd-even') && (venue !== 'FBTY' || sellsKind(pick.match.sport, pick.market.kind)))
      picks.set(pick.match.id, pick);
  }
  return [...picks.values()];
}

async function placeAtFb(memberId: string, picks: readonly Pick[], size: number, coins: number, relatedId: string): Promise<bigint | null> {
  const options = picks.map(({ match, market, role, price }) => ({
    marketId: fbMarketId({ matchNumber: match.number, ...market }),
    optionType: optionType(market, role),
    odds: Number(price),
    oddsFormat: 1,
  }));
  const data = { unitStake: coins, oddsChange: 0, relatedId } as const;
  try {
    const [order] =
      picks.length === 1
        ? await placeSingles(context, memberId, [{ ...data, betOptionList: options }])
        : await placeMultiple(context, memberId, {
            betMultipleData: [{ ...data, seriesValue: size }],
            betOptionList: options,
            currencyId: 1,
          });
    return BigInt(order!.id);
  } catch (error) {
    if (error instanceof FbError) return null;
    throw error;
  }
}

async function placeOne(serial: number): Promise<Ticket | null> {
  const [venue, memberId] = [oneOf(chance, VENUES), oneOf(chance, memberIds)];
  const draft = chance();
  const stopping = serial % STOPPING === 0 ? stoppingMatches(world, SHORTEST_DELAY) : [];
  const picks = stopping.length > 0 ? pickLegs(venue, 1, stopping) : pickLegs(venue, draft < 0.55 ? 1 : 2 + Math.floor(chance() * 5));
  if (picks.length === 0) return null;
  const legs = picks.length;
  const size =
    legs === 1 ? 1 : draft < 0.85 || legs < 3 ? legs : Math.floor(chance() * legs) === 0 ? 0 : 2 + Math.floor(chance() * (legs - 2));
  const coins = 10 + Math.floor(chance() * 9000) / 100;
  if (venue === 'FBTY') {
    const id = await placeAtFb(memberId, picks, size, coins, `r${serial}`);
    return id === null ? null : { venue, memberId, id };
  }
  const unitStake = BigInt(Math.round(coins * 100));
  try {
    const bet = await place({ venue, memberId, picks, size, unitStake });
    return { venue, memberId, id: bet.id };
  } catch (error) {
    // A long system can exceed a small competition's limit of a member.
    if (error instanceof BetRejected && (error.why === 'market' || error.why === 'match')) return null;
    throw error;
  }
}

let cashed = 0;
/** Sells a running bet back, whole or in part. */
async function sellOne({ venue, memberId, id }: Ticket): Promise<void> {
  const [bet] = await findBets(db, memberId, venue, [id]);
  const rate = bet && rateOf(world, bet);
  if (!bet || !rate) return;
  const left = bet.stake - bet.cashedStake;
  const part = chance() < 0.5 && left >= 2n * MIN_PART ? left / 2n : left;
  try {
    await cashOut(context, { venue, memberId, betId: id, stake: part, minRate: rate, key: `s${cashed}` });
    cashed += 1;
  } catch (error) {
    if (!(error instanceof CashOutRejected)) throw error;
  }
}

const tickets: Ticket[] = [];
let tried = 0;
const steps = Math.round((LAST - START) / STEP);
for (let step = 0; now() < END; step += 1) {
  const due = now() < LAST ? Math.min(WANTED, Math.ceil((WANTED * (step + 1)) / steps)) : 0;
  while (tickets.length < due) {
    tried += 1;
    const ticket = await placeOne(tried);
    if (ticket) tickets.push(ticket);
  }
  for (let i = 0; i < 6 && tickets.length > 0; i += 1) await sellOne(oneOf(chance, tickets));
  pass(STEP);
  await Promise.all([settler.tick(), ...(step % RIVALRY === 0 ? [rival.tick()] : [])]);
}
settler.stop();
rival.stop();

const all = await allBets();
const finalOf = (matchId: string) => world.state(world.matchById(matchId)!);
const wrong = all.filter((bet) => {
  const back = bet.state === 'rejected' ? 0n : bet.cashedPayout + (bet.outcome === 'cashed-out' ? 0n : recount(bet, finalOf));
  return bet.payout !== back;
});
const balances = await Promise.all(
  memberIds.map(async (memberId) => {
    const own = all.filter((bet) => bet.memberId === memberId && bet.state !== 'rejected');
    const expected = own.reduce((sum, bet) => sum - bet.stake + bet.payout, FUNDS);
    const { available, locked } = await context.ledger.balanceOf(db, memberId);
    return available === expected && locked === 0n;
  }),
);
/** Parts of a hundred of a stake that earn coins. */
const EARNING: Readonly<Record<string, bigint>> = { won: 100n, lost: 100n, 'half-won': 50n, 'half-lost': 50n };
/** The lowest product of prices among the combinations of an order. */
function lowestOdds({ size, legs }: Bet): number {
  const prices = legs.map(({ price }) => Number(price)).toSorted((a, b) => a - b);
  return prices.slice(0, size === 0 ? Math.min(2, prices.length) : size).reduce((product, price) => product * price, 1);
}
/** A bet's valid stake, computed independently; the part that met opposite bets is taken from the bet and has tests of its own. */
function countedStake(bet: Bet): bigint {
  const part = EARNING[bet.outcome ?? ''] ?? 0n;
  return lowestOdds(bet) < 1.4999999 ? 0n : ((bet.stake - bet.cashedStake - bet.opposedStake) * part) / 100n;
}
const coins = await Promise.all(
  memberIds.map(async (memberId) => {
    const settled = all.filter((bet) => bet.memberId === memberId && bet.state === 'settled');
    const stakes = settled.map(countedStake);
    const earned = stakes.map((stake) => Number(stake / 1_000n));
    const expected = earned.reduce((sum, one) => sum + one, 0);
    const total = stakes.reduce((sum, one) => sum + one, 0n);
    const days = await listStakeDays(db, memberId, 0, Number.MAX_SAFE_INTEGER);
    const sums = [days.reduce((sum, day) => sum + day.stake, 0n), days.reduce((sum, day) => sum + day.placedStake, 0n)];
    const state = await findStakeState(db, memberId);
    const isSummed = [...sums, state?.stake, state?.betStake].every((sum) => sum === total);
    const isStored = settled.every((bet, index) => bet.counted && bet.validStake === stakes[index]);
    const balance = await getCoins(db, memberId);
    const entries = await coinEntriesOf(db, memberId, { from: 0, to: Number.MAX_SAFE_INTEGER }, 'bet', { limit: 100_000, offset: 0 });
    const written = entries.reduce((sum, { amount }) => sum + amount, 0);
    const isWhole = entries.length === earned.filter((one) => one > 0).length && written === expected;
    return isSummed && isStored && isWhole && expected > 0 && balance === expected;
  }),
);
const count = (test: (bet: Bet) => boolean) => all.filter(test).length;
process.stdout.write(
  `${JSON.stringify({
    audit: await audit(db),
    taken: all.length,
    wrong: wrong
      .slice(0, 5)
      .map((bet) => JSON.stringify(bet, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))),
    wrongCount: wrong.length,
    balances: balances.every(Boolean),
    coins: coins.every(Boolean),
    open: count((bet) => bet.state === 'pending' || bet.state === 'accepted'),
    rejected: count((bet) => bet.state === 'rejected'),
    inPlay: count((bet) => bet.inPlay),
    parlays: count((bet) => bet.legs.length > 1 && bet.betCount === 1),
    systems: count((bet) => bet.betCount > 1),
    cashOuts: cashed,
    partly: count((bet) => bet.cashedStake > 0n && bet.cashedStake < bet.stake),
    venues: VENUES.map((venue) => count((bet) => bet.venue === venue)),
    sports: ['football', 'basketball', 'tennis'].map((sport) => count((bet) => bet.legs.some((leg) => leg.sport === sport))),
    outcomes: [...new Set(all.flatMap((bet) => bet.legs.map((leg) => leg.outcome)))].toSorted(),
  })}\n`,
);
await close();
