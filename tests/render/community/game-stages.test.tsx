/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { suitOf } from '../../../sandbox/modules/community/game/client/card';
import { diceGame } from '../../../sandbox/modules/community/game/games/dice/dice.game';
import { DiceStage } from '../../../sandbox/modules/community/game/games/dice/dice-stage';
import { HighLowStage } from '../../../sandbox/modules/community/game/games/high-low/high-low-stage';
import { aGameView, aRound } from '../../support/round-views.builder';

const PROPS = {
  busy: false,
  closed: false,
  revealing: false,
  stake: { value: 1_000, least: 100, largest: 500_000, choose: () => undefined },
  play: () => undefined,
  step: () => undefined,
};
const DRAWN = { dice: [6, 5, 4] };

test.each([
  [1_940, '上期派彩 19.40'],
  [0, '上期未中'],
])('快三 shows the last period with its sum, and the player’s own result of it (%i)', (payout, own) => {
  const view = aGameView('dice', [aRound('dice', { payout, outcome: DRAWN })]);
  render(<DiceStage view={view} {...PROPS} />);
  const last = view.timetable!.last[0]!.number;
  expect(screen.getByText('和值 15', { selector: 'b' }).parentElement!.textContent).toContain(
    `${diceGame.rules.timetable.periodName(last)} 期`,
  );
  expect(screen.getByText(own)).toBeTruthy();
});

test('快三 states its rule while the player has no bet on the last and the present period', () => {
  render(<DiceStage view={{ ...aGameView('dice', [aRound('dice', { outcome: DRAWN })]), rounds: [] }} {...PROPS} />);
  expect(screen.getByText('豹子通杀大小单双')).toBeTruthy();
});

test('快三 lists its last periods by sum and sides, with the number of each', () => {
  const view = aGameView('dice', []);
  const past = [
    [6, 5, 4],
    [2, 2, 2],
    [1, 2, 1],
  ].map((dice, index) => ({ ...view.timetable!.last[0]!, number: 30 - index, outcome: { dice } }));
  render(<DiceStage view={{ ...view, timetable: { ...view.timetable!, last: past } }} {...PROPS} />);
  expect(screen.getByText(/^近 3 期：/).textContent).toContain('大 1，小 1，单 1，双 1，豹子 1');
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['骰子', '和值', '大小', '单双'],
    ['6 5 4', '15', '大', '单'],
    ['2 2 2', '6', '豹子', '豹子'],
    ['1 2 1', '4', '小', '双'],
  ]);
});

test('高低牌 shows the chance and the payout of each guess, and the guesses between the cards', () => {
  const table = { cards: [10, 12], value: 1_300, higher: 16_000, lower: 1_500 };
  const open = { state: 'open', seed: null, settledAt: null, steps: ['higher'], table } as const;
  render(<HighLowStage view={aGameView('high-low', [aRound('high-low', { ...open, steps: ['higher'] })])} {...PROPS} />);
  expect(screen.getByRole('button', { name: /^更大/ }).textContent).toBe('更大7.7%，得 160.00');
  expect(screen.getByRole('button', { name: /^更小/ }).textContent).toBe('更小84.6%，得 15.00');
  expect(document.querySelector('.table-felt')!.textContent).toMatch(/^10.↑Q.$/u);
});

test('a card’s suit follows from its round and place, not from its rank', () => {
  const suits = Array.from({ length: 400 }, (_, round) => [0, 1, 2].map((position) => suitOf(String(90_000 + round), position)));
  for (const position of [0, 1, 2]) {
    const counts = [0, 1, 2, 3].map((suit) => suits.filter((round) => round[position] === suit).length);
    expect(Math.min(...counts)).toBeGreaterThan(60);
  }
  const suitsOfTen = (id: string) => {
    const { container, unmount } = render(
      <HighLowStage view={aGameView('high-low', [aRound('high-low', { id, outcome: { cards: [10] } })])} {...PROPS} />,
    );
    const card = container.querySelector('.playing-card')!.textContent;
    unmount();
    return card;
  };
  expect(new Set(Array.from({ length: 24 }, (_, round) => suitsOfTen(String(round))))).toEqual(new Set(['10♠', '10♥', '10♣', '10♦']));
});
