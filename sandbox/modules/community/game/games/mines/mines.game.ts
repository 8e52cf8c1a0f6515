import { EQUAL_BETS, USUAL_STAKES, type Game, type RoundTable, type StepsRules } from '../../game.model';
import { canStepMines, MINES_COUNTS, MINES_RETURN, minesPay, minesPayout, playMines, type MinesState } from './mines.rules';

/** An open round: the safe fields that were opened, and the payout after one more, in minor units. */
export interface MinesTable extends RoundTable {
  opened: readonly number[];
  next: number;
}

/** A round that is over: the whole board, and the fields in the order opened. */
export type MinesOutcome = Pick<MinesState, 'mines' | 'opened'>;

/** True when the last field that was opened is mined. */
export const isHit = ({ mines, opened }: MinesOutcome): boolean => mines.includes(opened.at(-1) ?? -1);

const rules: StepsRules<MinesState> = {
  kind: 'steps',
  bets: MINES_COUNTS,
  maxLines: 1,
  replay: playMines,
  canStep: canStepMines,
  payoutOf: minesPayout,
  left: ({ opened }, stake) => (opened.length > 0 ? { step: 'take' } : { payout: (stake * BigInt(MINES_RETURN)) / 100n }),
  outcomeOf: ({ mines, opened }): MinesOutcome => ({ mines, opened }),
  tableOf: ({ mines, opened }, { stake }): MinesTable => ({
    opened,
    // Before the first field there is nothing to take.
    value: opened.length === 0 ? null : Number(minesPay(mines.length, opened.length, stake)),
    next: Number(minesPay(mines.length, opened.length + 1, stake)),
  }),
  topRate: () => null,
};

/** 扫雷. */
export const minesGame = {
  category: 'DZ',
  venue: 'PVDZ',
  name: '扫雷',
  about: '翻开安全格，倍数步步高，随时收手',
  openedDaysAgo: 6,
  returns: { best: 9_700, worst: 9_700 },
  returnBets: EQUAL_BETS,
  ...USUAL_STAKES,
  revealMs: 500,
  rules,
  betName: (bet) => `${bet} 颗雷`,
  leftCopy: `按当时可得金额自动收手；还没翻开过的退回本金的 ${MINES_RETURN}%。再开一格会超出最高派彩时，本局按当时可得金额结束。`,
  outcomeText: (outcome) => {
    const { opened } = outcome as MinesOutcome;
    return isHit(outcome as MinesOutcome) ? `第 ${opened.length} 格踩雷` : `开 ${opened.length} 格收手`;
  },
} satisfies Game;
