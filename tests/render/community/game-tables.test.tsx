/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { BullStage } from '../../../sandbox/modules/community/game/games/bull/bull-stage';
import { FiveStarStage } from '../../../sandbox/modules/community/game/games/five-star/five-star-stage';
import { KoiGateStage } from '../../../sandbox/modules/community/game/games/koi-gate/koi-gate-stage';
import { KOI_REELS, spinRate } from '../../../sandbox/modules/community/game/games/koi-gate/koi-gate.rules';
import { RacingStage } from '../../../sandbox/modules/community/game/games/racing/racing-stage';
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
    ...free.map((stops, index) => `免${index + 1}${(spinRate(stops) / 50).toFixed(2)}`),
  ]);
  const before = document.querySelector('.koi-reels')!.innerHTML;
  fireEvent.click(spins[3]!);
  expect(spins[3]!.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.koi-reels')!.innerHTML).not.toBe(before);
});

it('潮汐渔场: a tap on a fish in the sea and its button in the list aim at the same', () => {
  const play = jest.fn();
  render(<TideStage {...PROPS} view={aGameView('tide', [])} play={play} />);
  const isAimed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  press(/^海龟，20 倍，概率 4\.85%/);
  expect(isAimed(/^海龟/)).toBe('true');
  fireEvent.click(document.querySelector('.tide-sea button')!);
  expect([isAimed(/^海龟/), isAimed(/^银鲳/)]).toEqual(['false', 'true']);
  press(/^发炮/);
  expect(play).toHaveBeenCalledWith([{ bet: 'sardine', stake: 1_000 }]);
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
