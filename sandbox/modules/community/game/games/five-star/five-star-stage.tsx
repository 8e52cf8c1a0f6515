import { useState } from 'react';
import { DrawFoot, DrawHead, withOwnResult } from '../../client/draws';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { TableTabs } from '../../client/table-tabs';
import { useIsNew } from '../../client/use-is-new';
import { useDraws } from '../../client/use-draws';
import { Drums } from './drums';
import { FiveStarTable } from './five-star-table';
import { fiveStarGame, POSITION_NAMES } from './five-star.game';
import { ALL_CODES, BIG_SUM, FORM_CODES, POSITION_CODES, sumOfDigits, type FiveStarOutcome } from './five-star.rules';

const TABS = [
  ...POSITION_NAMES.map((text, position) => ({ key: `p${position}`, text, bets: POSITION_CODES[position]! })),
  { key: 'all', text: '总和', bets: ALL_CODES },
  { key: 'forms', text: '三星', bets: FORM_CODES },
];

const noteOf = (shown: string): string =>
  shown === 'all'
    ? `五位之和 ${BIG_SUM} 及以上为大；龙虎比万位与个位，开和时龙虎不中`
    : shown === 'forms'
      ? '不论顺序，9 与 0 相连；半顺为恰有两个相连，杂六为互不相连的三个不同号码'
      : '5 及以上为大';

/** `和 27 大单，龙`. */
function summaryOf(digits: readonly number[]): string {
  const sum = sumOfDigits(digits);
  const [first, last] = [digits[0]!, digits[4]!];
  const winner = first > last ? '龙' : first < last ? '虎' : '和';
  return `总和 ${sum} ${sum >= BIG_SUM ? '大' : '小'}${sum % 2 === 1 ? '单' : '双'}，开${winner}`;
}

/** 五星彩. */
export function FiveStarStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<FiveStarOutcome>(props);
  const { draw, table, known } = draws;
  const [shown, setShown] = useState('p0');
  const newest = known[0];
  const isNew = useIsNew(newest?.number);
  const digits = newest && !revealing ? newest.outcome.digits : null;
  const tab = TABS.find(({ key }) => key === shown)!;
  return (
    <section className="stage five-star" aria-label="五星彩">
      <DrawHead view={view} draw={draw} />
      <Drums key={newest?.number} digits={digits} rolling={revealing} fresh={isNew} />
      <Strip label="近期开奖" items={known.map(({ number, outcome }) => ({ key: String(number), text: outcome.digits.join('') }))} />
      <output className="result">
        {revealing
          ? '开奖中'
          : digits && newest
            ? withOwnResult(
                `${fiveStarGame.rules.timetable.periodName(newest.number).slice(-3)} 期 ${summaryOf(digits)}`,
                view,
                newest.number,
              )
            : '选好投注项，等待开奖'}
      </output>
      <TableTabs tabs={TABS} shown={shown} onShow={setShown} table={table} />
      <FiveStarTable table={table} shown={shown} bets={tab.bets} rates={draw.rates} />
      <small>{noteOf(shown)}</small>
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
