/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { BaccaratStage } from '../../../sandbox/modules/community/game/games/baccarat/baccarat-stage';
import { BullStage } from '../../../sandbox/modules/community/game/games/bull/bull-stage';
import { FishingStage } from '../../../sandbox/modules/community/game/games/fishing/fishing-stage';
import { FiveStarStage } from '../../../sandbox/modules/community/game/games/five-star/five-star-stage';
import { KoiGateStage } from '../../../sandbox/modules/community/game/games/koi-gate/koi-gate-stage';
import { KOI_REELS, spinRate } from '../../../sandbox/modules/community/game/games/koi-gate/koi-gate.rules';
import { RacingStage } from '../../../sandbox/modules/community/game/games/racing/racing-stage';
import { SlotStage } from '../../../sandbox/modules/community/game/games/slot/slot-stage';
import { TideStage } from '../../../sandbox/modules/community/game/games/tide/tide-stage';
import { aGameView, aRound } from '../../support/round-views.builder';

const PROPS = {
  busy: false,
  closed: false,
  revealing: false,
  stake: { value: 1_000, least: 100, largest: 500_000, choose: () => undefined },
  play: () => undefined,
  step: () => undefined,
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a table in parts', () => {
  it('赛车十: keeps the bets of each part, states their number there, and plays all of them together', () => {
    const play = jest.fn();
    const view = aGameView('racing', [aRound('racing', { outcome: { order: [4, 9, 1, 10, 7, 2, 8, 3, 6, 5] } })]);
    render(<RacingStage {...PROPS} view={view} play={play} />);
    expect(screen.getByText(/冠军 4 号，亚军 9 号，和 13/)).toBeTruthy();
    press(/^冠军 3 /);
    press(/^冠军大/);
    press('冠亚和');
    press(/^冠亚和 11/);
    expect(screen.queryByRole('button', { name: /^冠军大/ })).toBeNull();
    expect(screen.getByRole('button', { name: '冠军，已选 2 项' })).toBeTruthy();
    press(/^下注（30\.00）/);
    expect(play).toHaveBeenCalledWith(
      ['first-3', 'first-big', 'sum-11'].map((bet) => ({ bet, stake: 1_000 })),
      view.timetable!.open[0]!.number,
    );
  });

  it('五星彩: has a part for each position, the sum and forms, each with its own names', () => {
    const view = aGameView('five-star', [aRound('five-star', { outcome: { digits: [3, 0, 7, 7, 9] } })]);
    render(<FiveStarStage {...PROPS} view={view} />);
    expect(screen.getByRole('list', { name: '开奖号码' }).textContent).toBe('万3千0百7十7个9');
    expect(screen.getByText(/总和 26 大双，开虎/)).toBeTruthy();
    const bets = () =>
      within(screen.getByRole('group', { name: '投注项' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(bets()).toHaveLength(14);
    press('个');
    expect(bets()).toContain('个位 7 9.70');
    press('总和');
    expect(bets()).toEqual(expect.arrayContaining(['总和大 1.94', '龙 2.16', '和 9.70']));
    press('三星');
    expect(bets()).toHaveLength(15);
    expect(bets()).toContain('后三豹子 97.00');
  });
});

it('锦鲤跃门 shows each spin of a round with free ones, and what it paid', () => {
  const free = Array.from({ length: 8 }, (_, index) => KOI_REELS.map(() => index));
  const outcome = { stops: [2, 1, 1, 4, 0], free };
  const view = aGameView('koi-gate', [aRound('koi-gate', { payout: 4_000, outcome })]);
  render(<KoiGateStage {...PROPS} view={view} />);
  expect(screen.getByText(/三尾锦鲤，免费 8 次；派彩 40\.00/)).toBeTruthy();
  const spins = within(screen.getByRole('group', { name: '本局的转动' })).getAllByRole('button');
  expect(spins.map((spin) => spin.textContent)).toEqual([
    `首转${(spinRate(outcome.stops) / 100).toFixed(2)}`,
    ...free.map((stops, index) => `免 ${index + 1}${(spinRate(stops) / 50).toFixed(2)}`),
  ]);
  const before = document.querySelector('.koi-reels')!.innerHTML;
  fireEvent.click(spins[3]!);
  expect(spins[3]!.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.koi-reels')!.innerHTML).not.toBe(before);
});

it('a tap on a fish that swims and its button in the list aim at the same, in both fishing games', () => {
  const play = jest.fn();
  const { unmount } = render(<TideStage {...PROPS} view={aGameView('tide', [])} play={play} />);
  const isAimed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  press(/^海龟，20 倍，概率 4\.85%/);
  expect(isAimed(/^海龟/)).toBe('true');
  fireEvent.click(document.querySelector('.fish-scene button')!);
  expect([isAimed(/^海龟/), isAimed(/^银鲳/)]).toEqual(['false', 'true']);
  press(/^发炮/);
  expect(play).toHaveBeenCalledWith([{ bet: 'sardine', stake: 1_000 }]);
  unmount();
  const after = [aRound('fishing', { bet: 'carp', payout: 3_000, outcome: { fish: 'carp', caught: true } })];
  render(<FishingStage {...PROPS} view={aGameView('fishing', after)} play={play} />);
  expect(screen.getByText('捕到红鲤，派彩 30.00')).toBeTruthy();
  expect(isAimed(/^红鲤，3 倍，概率 32\.33%/)).toBe('true');
  fireEvent.click(document.querySelector('.fish-scene button')!);
  press(/^撒网/);
  expect(play).toHaveBeenLastCalledWith([{ bet: 'shrimp', stake: 1_000 }]);
});

it('琉璃转轮 marks the symbols that pay on the middle row, and always shows what each pays', () => {
  const marked = (symbols: string[], stops: number[]) => {
    const { unmount } = render(<SlotStage {...PROPS} view={aGameView('slot', [aRound('slot', { outcome: { symbols, stops } })])} />);
    const count = document.querySelectorAll('.wheels .line.marked').length;
    const middle = [...document.querySelectorAll('.wheels .line svg')].map((symbol) => symbol.classList.item(1));
    expect(middle).toEqual(symbols);
    unmount();
    return count;
  };
  expect(marked(['seven', 'seven', 'lantern'], [15, 16, 9])).toBe(2);
  expect(marked(['seven', 'seven', 'seven'], [15, 16, 17])).toBe(3);
  expect(marked(['seven', 'lantern', 'lantern'], [15, 9, 9])).toBe(0);
  render(<SlotStage {...PROPS} view={aGameView('slot', [])} />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['图案', '三连300150701585', '左起二连201063.5020.50']);
});

it('云亭百家乐 keeps the results of the sitting on a bead road', () => {
  const round = (id: string, winner: string) => aRound('baccarat', { id, outcome: { player: [1, 2], banker: [3, 4], winner } });
  render(<BaccaratStage {...PROPS} view={aGameView('baccarat', [round('3', 'tie'), round('2', 'banker'), round('1', 'player')])} />);
  expect(screen.getByRole('img', { name: '珠盘，由新到旧：和、庄、闲' })).toBeTruthy();
});

it('百人牛牛 shows each hand with its points, and marks the doors that beat the banker', () => {
  const outcome = {
    banker: [0, 5, 9, 13, 17],
    doors: [
      [36, 40, 44, 48, 16],
      [0, 4, 8, 12, 20],
      [36, 37, 38, 39, 40],
      [0, 1, 4, 5, 8],
    ],
  };
  render(<BullStage {...PROPS} view={aGameView('bull', [aRound('bull', { outcome })])} />);
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['庄牛五', '天牛五胜', '地牛六胜', '玄牛牛胜', '黄无牛']);
  expect(screen.getByText(/庄牛五，天、地、玄胜/)).toBeTruthy();
});
