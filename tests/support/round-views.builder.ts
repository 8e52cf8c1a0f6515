import { drawRulesOf, GAMES, type GameCode } from '../../sandbox/modules/community/game/game-catalog';
import type { GameView } from '../../sandbox/modules/community/game/game-server';
import type { RoundView } from '../../sandbox/modules/community/game/round.view';
import { onDraw, tableLimits } from '../../sandbox/modules/community/game/table-limit.rules';

const DRAW = 30;

/** The first bet of a game; `''` where it has no choice. */
export const aBet = (game: GameCode): string => GAMES[game].rules.bets[0] ?? '';

/** A round of a game that lost 10.00. */
export function aRound(game: GameCode, { bet = aBet(game), ...changes }: Partial<RoundView> & { bet?: string } = {}): RoundView {
  return {
    id: '1',
    game,
    state: 'settled',
    stake: 1_000,
    lines: [{ bet, stake: 1_000 }],
    payout: 0,
    hash: 'ab'.repeat(32),
    seed: 'cd'.repeat(32),
    chain: null,
    clientSeed: 'mine',
    steps: [],
    outcome: null,
    draw: drawRulesOf(game) ? DRAW : null,
    playedAt: Date.UTC(2026, 10, 26, 22, 0, 0),
    settledAt: Date.UTC(2026, 10, 26, 22, 0, 1),
    table: null,
    ...changes,
  };
}

const OPEN = { state: 'open', seed: null, settledAt: null, outcome: null } as const;

/** A round just before and just after its result is known. */
export interface Decision {
  before: RoundView[];
  after: RoundView;
  /** Buttons that request the result, one after the other; empty if it comes by itself. */
  buttons: readonly RegExp[];
}

/** A round that waits for its draw. */
const drawn = (game: GameCode, outcome: object, payout = 1_900): Decision => ({
  before: [aRound(game, OPEN)],
  after: aRound(game, { payout, outcome }),
  buttons: [],
});

const SERIES = { maps: ['home', 'home'] };

/** A decision of every game. */
export const DECISIONS: Readonly<Record<GameCode, Decision>> = {
  baccarat: {
    before: [aRound('baccarat', { outcome: { player: [1, 2], banker: [3, 4], winner: 'banker' } })],
    after: aRound('baccarat', { id: '2', payout: 2_000, outcome: { player: [5, 4], banker: [13, 7], winner: 'player' } }),
    buttons: [/^闲/, /^发牌/],
  },
  slot: {
    before: [aRound('slot', { outcome: { stops: [0, 0, 1], symbols: ['cloud', 'coin', 'peach'] } })],
    after: aRound('slot', { id: '2', payout: 4_000, outcome: { stops: [15, 16, 9], symbols: ['seven', 'seven', 'lantern'] } }),
    buttons: [/^转动/],
  },
  fishing: {
    before: [aRound('fishing', { bet: 'carp', outcome: { fish: 'carp', caught: false } })],
    after: aRound('fishing', { id: '2', bet: 'carp', payout: 3_000, outcome: { fish: 'carp', caught: true } }),
    buttons: [/^撒网/],
  },
  'high-low': {
    before: [aRound('high-low', { ...OPEN, table: { cards: [7], value: null, higher: 2_100, lower: 2_100 } })],
    after: aRound('high-low', { steps: ['higher'], outcome: { cards: [7, 3] } }),
    buttons: [/^更大/],
  },
  'dragon-tiger': {
    before: [aRound('dragon-tiger', { outcome: { dragon: 4, tiger: 9 } })],
    after: aRound('dragon-tiger', { id: '2', payout: 2_000, outcome: { dragon: 13, tiger: 6 } }),
    buttons: [/^龙 /, /^开牌/],
  },
  mines: {
    before: [aRound('mines', { ...OPEN, bet: '3', table: { opened: [12], value: 1_102, next: 1_259 } })],
    after: aRound('mines', { bet: '3', steps: ['open-12', 'open-7'], outcome: { mines: [3, 7, 20], opened: [12, 7] } }),
    buttons: [/^第 2 行第 3 列/],
  },
  plinko: {
    before: [aRound('plinko', { bet: 'mid', payout: 600, outcome: { path: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0], pocket: 5 } })],
    after: aRound('plinko', { id: '2', bet: 'mid', payout: 4_000, outcome: { path: [1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1], pocket: 10 } }),
    buttons: [/^均衡/, /^投珠/],
  },
  blackjack: {
    before: [aRound('blackjack', { ...OPEN, table: { hands: [[10, 6]], active: 0, open: 9, steps: ['hit', 'stand'], value: null } })],
    after: aRound('blackjack', { steps: ['hit'], outcome: { player: [10, 6, 12], bank: [9, 7], result: 'bust' } }),
    buttons: [/^要牌/],
  },
  kite: {
    before: [aRound('kite', { bet: '2.00', outcome: { height: 133 } })],
    after: aRound('kite', { id: '2', bet: '2.00', payout: 2_000, outcome: { height: 415 } }),
    buttons: [/^2\.00/, /^放飞/],
  },
  dice: drawn('dice', { dice: [6, 5, 4] }, 1_940),
  racing: drawn('racing', { order: [4, 9, 1, 10, 7, 2, 8, 3, 6, 5] }),
  'five-star': drawn('five-star', { digits: [3, 0, 7, 7, 9] }),
  roulette: drawn('roulette', { pocket: 17 }, 2_000),
  'baccarat-road': drawn('baccarat-road', { player: [5, 4], banker: [13, 7], winner: 'player' }, 2_000),
  'koi-gate': {
    before: [aRound('koi-gate', { outcome: { stops: [0, 0, 0, 0, 0], free: [] } })],
    after: aRound('koi-gate', { id: '2', payout: 4_000, outcome: { stops: [13, 2, 8, 0, 13], free: [] } }),
    buttons: [/^转动/],
  },
  tide: {
    before: [aRound('tide', { bet: 'clown', outcome: { fish: 'clown', caught: false } })],
    after: aRound('tide', { id: '2', bet: 'clown', payout: 3_000, outcome: { fish: 'clown', caught: true } }),
    buttons: [/^发炮/],
  },
  bull: drawn('bull', {
    banker: [0, 5, 17, 30, 44],
    doors: [
      [1, 9, 22, 35, 51],
      [2, 6, 18, 31, 45],
      [3, 7, 19, 32, 46],
      [4, 8, 20, 33, 47],
    ],
  }),
  series: drawn('series', SERIES),
  v188: drawn('v188', SERIES),
  ybdj: drawn('ybdj', SERIES),
  imdj: drawn('imdj', SERIES),
  lhdj: drawn('lhdj', SERIES),
};

/** The page of a game with its rounds. */
export function aGameView(game: GameCode, rounds: RoundView[], changes: Partial<GameView> = {}): GameView {
  const { name, minStake, maxWin, returns } = GAMES[game];
  const rules = drawRulesOf(game);
  const { home, away } = rules?.match?.teamsOf(DRAW) ?? { home: '', away: '' };
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
    timetable: rules
      ? {
          open: [
            {
              number: DRAW + 3,
              hash: 'aa'.repeat(32),
              closesAt: now + 274_000,
              resultAt: now + 284_000,
              rates: Object.fromEntries(rules.bets.map((bet) => [bet, rules.topRate(bet, DRAW + 3)])),
              home,
              away,
              mine: onDraw(game, DRAW + 3, []),
            },
          ],
          last: [{ number: DRAW, hash: 'ab'.repeat(32), seed: null, outcome: settled, endsAt: now, home, away, score: null }],
          commitment: 'ba'.repeat(32),
        }
      : null,
    now,
    ...changes,
  };
}
