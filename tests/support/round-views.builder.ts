import { GAMES, type GameCode } from '../../sandbox/modules/community/game/game-catalog';
import type { GameView } from '../../sandbox/modules/community/game/game-server';
import type { RoundView } from '../../sandbox/modules/community/game/round.view';
import { onDraw, tableLimits } from '../../sandbox/modules/community/game/table-limit.rules';
import { teamsOf } from '../../sandbox/modules/community/game/timetable.rules';

const DRAW = 30;

/** A bet of each game; the matches of a series are bet on by side. */
const BETS: Partial<Record<GameCode, string>> = { baccarat: 'player', slot: '', 'high-low': '', dice: 'big', fishing: 'shrimp' };

/** A round of a game that lost 10.00. */
export function aRound(game: GameCode, changes: Partial<RoundView> = {}): RoundView {
  return {
    id: '1',
    game,
    state: 'settled',
    stake: 1_000,
    bet: BETS[game] ?? 'home',
    payout: 0,
    hash: 'ab'.repeat(32),
    seed: 'cd'.repeat(32),
    clientSeed: 'mine',
    steps: [],
    outcome: null,
    draw: GAMES[game].timetable ? DRAW : null,
    playedAt: Date.UTC(2026, 10, 26, 22, 0, 0),
    settledAt: Date.UTC(2026, 10, 26, 22, 0, 1),
    table: null,
    ...changes,
  };
}

const OPEN = { state: 'open', seed: null, settledAt: null, outcome: null } as const;

/** Games of a series, in the lobby and in the frame of a venue, have one course. */
function aSeries(game: GameCode) {
  return {
    before: [aRound(game, OPEN)],
    after: aRound(game, { payout: 1_900, outcome: { maps: ['home', 'home'] } }),
    button: null,
  };
}

/** For every game a round just before and just after its result is known, and the button that requests it; null if it comes by itself. */
export const DECISIONS: Readonly<Record<GameCode, { before: RoundView[]; after: RoundView; button: RegExp | null }>> = {
  baccarat: {
    before: [aRound('baccarat', { outcome: { player: [1, 2], banker: [3, 4], winner: 'banker', rate: 0 } })],
    after: aRound('baccarat', { id: '2', payout: 2_000, outcome: { player: [5, 4], banker: [13, 7], winner: 'player', rate: 200 } }),
    button: /^发牌/,
  },
  slot: {
    before: [aRound('slot', { outcome: { symbols: ['cloud', 'coin', 'peach'], rate: 0 } })],
    after: aRound('slot', { id: '2', payout: 4_000, outcome: { symbols: ['seven', 'seven', 'lantern'], rate: 400 } }),
    button: /^转动/,
  },
  fishing: {
    before: [aRound('fishing', { bet: 'carp', outcome: { fish: 'carp', caught: false, rate: 0 } })],
    after: aRound('fishing', { id: '2', bet: 'carp', payout: 3_000, outcome: { fish: 'carp', caught: true, rate: 300 } }),
    button: /^撒网/,
  },
  'high-low': {
    before: [aRound('high-low', { ...OPEN, table: { cards: [7], value: 1_000, higher: 2_100, lower: 2_100 } })],
    after: aRound('high-low', { steps: ['higher'], outcome: { cards: [7, 3] } }),
    button: /^更大/,
  },
  dice: {
    before: [aRound('dice', OPEN)],
    after: aRound('dice', { payout: 1_940, outcome: { dice: [6, 5, 4] } }),
    button: null,
  },
  series: aSeries('series'),
  v188: aSeries('v188'),
  ybdj: aSeries('ybdj'),
  imdj: aSeries('imdj'),
  lhdj: aSeries('lhdj'),
};

/** The page of a game with its rounds. */
export function aGameView(game: GameCode, rounds: RoundView[], changes: Partial<GameView> = {}): GameView {
  const { name, minStake, maxWin, returns, timetable, bets } = GAMES[game];
  const { home, away } = game === 'series' ? teamsOf(DRAW) : { home: '', away: '' };
  const settled = rounds[0]?.state === 'settled' ? rounds[0].outcome : null;
  const now = Date.UTC(2026, 10, 26, 22, 1, 0);
  return {
    game,
    name,
    minStake,
    largest: tableLimits(game),
    maxWin,
    closed: false,
    returns,
    framed: false,
    trial: false,
    balance: 100_000,
    prepared: { round: '9', hash: 'ef'.repeat(32) },
    rounds,
    timetable: timetable
      ? {
          open: [
            {
              number: DRAW + 3,
              hash: 'aa'.repeat(32),
              closesAt: now + 274_000,
              rates: Object.fromEntries(bets.map((bet) => [bet, 195])),
              home,
              away,
              mine: onDraw(game, DRAW + 3, []),
            },
          ],
          last: [{ number: DRAW, hash: 'ab'.repeat(32), seed: null, outcome: settled, endsAt: now, home, away, score: null }],
        }
      : null,
    now,
    ...changes,
  };
}
