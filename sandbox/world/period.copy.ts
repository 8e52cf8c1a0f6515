import type { MarketPeriod, WorldSport } from './world.model';

/** What stands before a market's name: nothing for the whole match. */
const PERIOD_NAME: Readonly<Record<MarketPeriod, string>> = {
  full: '',
  'first-half': '上半场',
  'second-half': '下半场',
  q1: '第一节',
  q2: '第二节',
  q3: '第三节',
  q4: '第四节',
  'set-1': '第一盘',
  'set-2': '第二盘',
  'set-3': '第三盘',
  'set-4': '第四盘',
  'set-5': '第五盘',
};

/** The same in a sport: a set of volleyball is a 局. */
export function periodName(sport: WorldSport, period: MarketPeriod): string {
  const name = PERIOD_NAME[period];
  return sport === 'volleyball' ? name.replace('盘', '局') : name;
}
