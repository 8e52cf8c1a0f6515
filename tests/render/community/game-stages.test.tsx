/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { suitOf } from '../../../sandbox/modules/community/game/client/card';
import { diceGame } from '../../../sandbox/modules/community/game/games/dice/dice.game';
import { DiceStage } from '../../../sandbox/modules/community/game/games/dice/dice-stage';
import { HighLowStage } from '../../../sandbox/modules/community/game/games/high-low/high-low-stage';
import type { MatchScore } from '../../../sandbox/modules/community/game/game.model';
import { SeriesStage } from '../../../sandbox/modules/community/game/games/series/series-stage';
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

describe('云亭电竞联赛', () => {
  const view = aGameView('series', []);
  const { open, last } = view.timetable!;
  const { home, away } = last[0]!;
  const match = (number: number, score: MatchScore) => ({ ...last[0]!, number, score });
  const running = match(30, {
    home: 1,
    away: 0,
    over: false,
    maps: [
      [22, 10],
      [9, 12],
    ],
  });
  const ended = match(27, {
    home: 1,
    away: 2,
    over: true,
    maps: [
      [22, 10],
      [9, 17],
      [8, 16],
    ],
  });
  const bet = aRound('series', { state: 'open', settledAt: null, draw: 30, bet: 'away' });
  const stage = (matches: readonly (typeof running)[], play = PROPS.play) => (
    <SeriesStage {...PROPS} play={play} view={{ ...view, rounds: [bet], timetable: { ...view.timetable!, last: [...matches] } }} />
  );

  test('shows the maps of a running match with their points, and the player’s bet on it', () => {
    render(stage([running, ended]));
    expect(screen.getByRole('heading', { name: '正在进行' })).toBeTruthy();
    const [live] = screen.getAllByRole('listitem');
    expect(live!.textContent).toContain('第 2 局进行中');
    expect(live!.textContent).toContain(`已投 ${away} 胜 10.00`);
    expect([...live!.querySelectorAll('.maps li')].map(({ textContent }) => textContent)).toEqual(['第 1 局人头2210', '第 2 局人头912']);
  });

  test('calls the newest matches just ended once all of them are', () => {
    render(stage([ended]));
    expect(screen.getByRole('heading', { name: '刚刚结束' })).toBeTruthy();
  });

  test('names the form of both teams of a match to come', () => {
    render(stage([running, ended]));
    const coming = screen.getByRole('article');
    const forms = within(coming).getAllByRole('list');
    expect(forms.map((form) => [form.getAttribute('aria-label'), form.textContent])).toEqual([
      [`${home}近况`, '负'],
      [`${away}近况`, '胜'],
    ]);
  });

  test('plays the chosen bet on its match', () => {
    const play = jest.fn();
    render(stage([running], play));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`${open[0]!.home} 胜`) }));
    fireEvent.click(screen.getByRole('button', { name: /^投 / }));
    expect(play).toHaveBeenCalledWith([{ bet: 'home', stake: 1_000 }], open[0]!.number);
  });
});
