/**
 * Child process: a member of the real world places hedges across the periods of a football and a tennis match, and the settlement
 * worker settles each part when it is over. Prints the stakes that counted, by match, as one line of JSON.
 */
import type { Pick } from '../../sandbox/modules/betting/order/place-bet';
import type { MatchState, WorldMatch } from '../../sandbox/world/engine/world.model';
import { openSettlingWorld } from './settling-world';
import { DAY, HOUR, MINUTE } from './time';

const START = Date.UTC(2026, 10, 21);
const STAKE = 50_000n;

const { world, now, pass, startSettler, addMember, place: placeBet, allBets, close } = await openSettlingWorld('hedges', START);
const settler = startSettler();
const memberId = await addMember('hedger', 100_000_000n);

const place = (match: WorldMatch, market: Pick['market'], role: Pick['role']) =>
  placeBet({
    venue: 'IMTY',
    size: 1,
    memberId,
    unitStake: STAKE,
    picks: [{ match, inPlay: now() >= match.kickOff, scoreAtBet: world.state(match).score, market, role, price: '1.5', leagueName: 'L' }],
  });

async function settleAt(at: number): Promise<void> {
  pass(at - now());
  await settler.tick();
}

const endOf = (match: WorldMatch) => world.state(match, match.kickOff + 8 * HOUR);
/** The first of these moments at which the match is as wanted. */
function momentOf(match: WorldMatch, isWanted: (state: MatchState) => boolean): number | null {
  for (let at = match.kickOff; at < endOf(match).endedAt!; at += MINUTE) {
    const state = world.state(match, at);
    if (isWanted(state) && state.suspended === null) return at;
  }
  return null;
}
const find = (sport: 'football' | 'tennis', isWanted: (state: MatchState) => boolean) =>
  world
    .matchesBetween(START + HOUR, START + DAY, sport)
    .filter((match) => !match.cancelled && match.league.rank < 4 && endOf(match).phase === 'ended')
    .flatMap((match) => {
      const at = momentOf(match, isWanted);
      return at === null ? [] : [{ match, at }];
    })[0]!;

const football = find('football', ({ phase, seconds }) => phase === 'second-half' && seconds < 50 * 60).match;
const tennis = find('tennis', ({ periodsDone, score }) => periodsDone === 2 && score[0] === 1);
// Before the start: the half is over long before the match is.
await place(football, { kind: 'total', period: 'first-half', line: 2 }, 'under');
await place(football, { kind: 'total', period: 'full', line: 10 }, 'over');
const moments = [...new Set([football.kickOff + HOUR, tennis.at, football.kickOff + 4 * HOUR, tennis.match.kickOff + 8 * HOUR])];
for (const at of moments.toSorted((a, b) => a - b)) {
  await settleAt(at);
  if (at !== tennis.at) continue;
  await place(tennis.match, { kind: 'winner', period: 'full', line: null }, 'home');
  await place(tennis.match, { kind: 'winner', period: 'set-3', line: null }, 'away');
  // The delay of a bet in play is over.
  await settleAt(at + 20_000);
}
settler.stop();
const placed = await allBets();
const counted = (match: WorldMatch) =>
  placed.filter(({ legs }) => legs[0]!.matchId === match.id).map(({ state, validStake }) => [state, String(validStake)]);
const closed = placed.filter(({ legs }) => legs[0]!.matchId === football.id).map(({ closedAt }) => closedAt);
process.stdout.write(
  `${JSON.stringify({ football: counted(football), tennis: counted(tennis.match), apart: closed[0] !== closed[1], format: tennis.match.format })}\n`,
);
await close();
