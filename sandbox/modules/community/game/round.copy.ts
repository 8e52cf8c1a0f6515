import { drawRulesOf, GAMES, gameOf, type GameCode } from './game-catalog';
import type { RoundView } from './round.view';

/** `1,234.50` of minor units. */
export const amountOf = (minor: number) => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
/** `1.95` of hundredths. */
export const rateOf = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Name of the round or draw that a bet belongs to. */
export function drawName(game: GameCode): string {
  const rules = drawRulesOf(game);
  return rules === null ? '本局' : rules.match ? '本场' : '本期';
}

/** A round's bets: the only one, or the first and their number. */
export function betOf({ game, lines, draw }: Pick<RoundView, 'lines' | 'draw'> & { game: GameCode }): string {
  const [first] = lines;
  if (!first) return '';
  const name = GAMES[game].betName(first.bet, draw);
  return lines.length === 1 ? name : `「${name}」等 ${lines.length} 注`;
}

/** The result of a settled round in a text for the player, or its state. */
export function outcomeText({ game, outcome }: Pick<RoundView, 'game' | 'outcome'>): string {
  const known = gameOf(game);
  if (outcome === null) return known?.rules.kind === 'steps' ? '进行中' : '待开';
  return known?.outcomeText(outcome) ?? '';
}
