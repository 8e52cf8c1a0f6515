import { SECOND } from '../../../../../kernel/clock/calendar';
import { USUAL_STAKES, type DrawRules, type Game } from '../../game.model';
import { drawEvery } from '../../timetable.rules';
import { BACCARAT_NAMES } from '../baccarat/baccarat.game';
import { dealBaccarat, pointsOf, type BaccaratOutcome } from '../baccarat/baccarat.rules';
import { dealMs } from '../baccarat/deal-time.rules';
import { isPair, ROAD_TABLE_BETS, roadTablePays, roadTableRate, type RoadTableBet } from './baccarat-road.rules';

const NAMES: Readonly<Record<RoadTableBet, string>> = { ...BACCARAT_NAMES, 'player-pair': '闲对', 'banker-pair': '庄对' };

const timetable = drawEvery(45 * SECOND, { closesMs: 10 * SECOND, shown: 60 });

const rules: DrawRules<BaccaratOutcome> = {
  kind: 'draws',
  bets: ROAD_TABLE_BETS,
  maxLines: ROAD_TABLE_BETS.length,
  timetable,
  opposites: [['player', 'banker']],
  decide: dealBaccarat,
  rateOf: (outcome, bet) => roadTableRate(outcome, bet as RoadTableBet),
  topRate: (bet) => roadTablePays(bet as RoadTableBet),
  knownAt: (number) => timetable.resultAt(number),
};

/** 百家乐·路单桌. */
export const baccaratRoadGame = {
  category: 'ZR',
  venue: 'PVZR',
  name: '百家乐·路单桌',
  about: '四十五秒一局，全桌同看大路和珠盘',
  openedDaysAgo: 1,
  returns: { best: 9_893, worst: 8_588 },
  returnBets: { best: '庄', worst: '和' },
  ...USUAL_STAKES,
  revealMs: 1_200,
  settleMs: (outcome) => dealMs(outcome as BaccaratOutcome) + 200,
  rules,
  betName: (bet) => NAMES[bet as RoadTableBet] ?? bet,
  outcomeText: (outcome) => {
    const { player, banker, winner } = outcome as BaccaratOutcome;
    const pairs = [isPair(player) ? '，闲对' : '', isPair(banker) ? '，庄对' : ''];
    return `开${BACCARAT_NAMES[winner]}，闲 ${pointsOf(player)} 庄 ${pointsOf(banker)}${pairs.join('')}`;
  },
} satisfies Game;
