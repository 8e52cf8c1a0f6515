import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import { CHECK_IN_COINS, TASK_TABLE } from '../../../../sandbox/modules/rewards/calendar/calendar.rules';
import { FLIP_PRIZES } from '../../../../sandbox/modules/rewards/flip/flip.rules';
import { coinsOf, STAKE_PER_COIN } from '../../../../sandbox/modules/rewards/coin/coin.rules';

/** Every way in which the platform gives coins, and true where it does. */
const WAYS: Readonly<Record<string, boolean>> = {
  投注: coinsOf(STAKE_PER_COIN) > 0,
  签到: CHECK_IN_COINS > 0,
  每日任务: Object.values(TASK_TABLE).some(({ coins }) => coins > 0),
  幸运翻牌: FLIP_PRIZES.some(({ coins }) => coins > 0),
};

test('the mall lists exactly the ways in which coins are earned', () => {
  expect(Object.keys(WAYS).filter((way) => MALL_COPY.note.includes(way))).toEqual(Object.keys(WAYS).filter((way) => WAYS[way]));
  expect(Object.values(WAYS)).toEqual([true, true, true, true]);
});
