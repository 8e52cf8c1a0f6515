import type { DrawRules, Game } from './game.model';
import { baccaratGame } from './games/baccarat/baccarat.game';
import { baccaratRoadGame } from './games/baccarat-road/baccarat-road.game';
import { diceGame } from './games/dice/dice.game';
import { dragonTigerGame } from './games/dragon-tiger/dragon-tiger.game';
import { fishingGame } from './games/fishing/fishing.game';
import { highLowGame } from './games/high-low/high-low.game';
import { minesGame } from './games/mines/mines.game';
import { plinkoGame } from './games/plinko/plinko.game';
import { racingGame } from './games/racing/racing.game';
import { rouletteGame } from './games/roulette/roulette.game';
import { blackjackGame } from './games/blackjack/blackjack.game';
import { kiteGame } from './games/kite/kite.game';
import { FRAMED_GAMES, seriesGame } from './games/series/series.game';
import { slotGame } from './games/slot/slot.game';
import { fiveStarGame } from './games/five-star/five-star.game';
import { koiGateGame } from './games/koi-gate/koi-gate.game';
import { tideGame } from './games/tide/tide.game';
import { bullGame } from './games/bull/bull.game';

/** The studio's games, by their codes. */
const LISTED = {
  baccarat: baccaratGame,
  series: seriesGame,
  slot: slotGame,
  'high-low': highLowGame,
  dice: diceGame,
  fishing: fishingGame,
  'dragon-tiger': dragonTigerGame,
  mines: minesGame,
  plinko: plinkoGame,
  racing: racingGame,
  'five-star': fiveStarGame,
  roulette: rouletteGame,
  'baccarat-road': baccaratRoadGame,
  blackjack: blackjackGame,
  kite: kiteGame,
  'koi-gate': koiGateGame,
  tide: tideGame,
  bull: bullGame,
} as const satisfies Readonly<Record<string, Game>>;

const ALL = { ...LISTED, ...FRAMED_GAMES };

type ListedCode = keyof typeof LISTED;
export type GameCode = keyof typeof ALL;

const ALL_CODES = Object.keys(ALL) as readonly GameCode[];

type CatalogGame = Game & { code: GameCode };

/** All games, those in the frames of venues too. */
export const GAMES = Object.fromEntries(ALL_CODES.map((code) => [code, { ...ALL[code], code }])) as Readonly<Record<GameCode, CatalogGame>>;

/** Games in the lobby's lists. */
export const GAME_CODES = Object.keys(LISTED) as readonly ListedCode[];

/** Venues of one page each, which the site opens whole in a frame; the lists of games leave them out. */
export const FRAMED_CODES = Object.keys(FRAMED_GAMES) as readonly (keyof typeof FRAMED_GAMES)[];

/** The rules of a game whose rounds wait for draws; null for the others. */
export function drawRulesOf(code: GameCode): DrawRules | null {
  const { rules } = GAMES[code];
  return rules.kind === 'draws' ? rules : null;
}

/** Games whose rounds wait for draws. */
export const DRAW_CODES: readonly GameCode[] = ALL_CODES.filter((code) => GAMES[code].rules.kind === 'draws');

/** Games whose rounds their players continue. */
export const STEPS_CODES: readonly GameCode[] = ALL_CODES.filter((code) => GAMES[code].rules.kind === 'steps');

/** The page of a framed venue; undefined for a venue that has none. */
export function framedGameOf(venue: string): CatalogGame | undefined {
  return FRAMED_CODES.map((code) => GAMES[code]).find((game) => game.venue === venue);
}

/** Venues whose launch the studio serves. */
export const STUDIO_VENUES = [...new Set(Object.values(GAMES).map(({ venue }) => venue))];

/** The game of an untrusted code; undefined when there is none. */
export function gameOf(code: string): CatalogGame | undefined {
  return ALL_CODES.find((known) => known === code) === undefined ? undefined : GAMES[code as GameCode];
}
