import { useState } from 'react';
import { GAMES } from '../../game-catalog';
import { currentRound } from '../../client/current-round';
import { BetFoot, Foot } from '../../client/foot';
import { PayoutStrip } from '../../client/payout-strip';
import type { StageProps } from '../../client/stage.model';
import { amountOf } from '../../round.copy';
import type { RoundView } from '../../round.view';
import { MineField, type FieldLook } from './mine-field';
import { MinesLadder } from './mines-ladder';
import { isHit, type MinesOutcome, type MinesTable } from './mines.game';
import { lastSafe, MINES_COUNTS, MINES_FIELDS, MINES_RETURN, OPEN_STEPS } from './mines.rules';

/** The board that is shown: an open round's safe fields, or all of a round that is over. */
function lookOf(field: number, table: MinesTable | null, over: MinesOutcome | null): FieldLook {
  if (table) return table.opened.includes(field) ? 'safe' : 'closed';
  if (!over) return 'closed';
  if (over.mines.includes(field)) return over.opened.at(-1) === field ? 'hit' : 'mine';
  return over.opened.includes(field) ? 'safe' : 'spare';
}

/** A round that is over, in a sentence. */
function resultOf({ payout, steps }: RoundView, over: MinesOutcome): string {
  if (isHit(over)) return `第 ${over.opened.length} 格踩雷，本局结束`;
  if (over.opened.length === 0) return `久未翻开，退回 ${amountOf(payout)}`;
  return `${steps.at(-1) === 'take' ? '收手' : '自动收手'}，派彩 ${amountOf(payout)}`;
}

/** Chance of a safe next field, in percent. */
const oddsOf = (mines: number, opened: number) => (((MINES_FIELDS - mines - opened) / (MINES_FIELDS - opened)) * 100).toFixed(1);

/** 扫雷. */
export function MinesStage(props: StageProps) {
  const { view, busy, revealing, stake, step } = props;
  const round = currentRound(view);
  const table = (round?.table ?? null) as MinesTable | null;
  const over = round && !table ? (round.outcome as MinesOutcome | null) : null;
  const [chosen, setChosen] = useState(round?.lines[0]?.bet ?? '3');
  const [tapped, setTapped] = useState(-1);
  const bet = table && round ? round.lines[0]!.bet : chosen;
  const mines = Number(bet);
  const safe = table?.opened.length ?? 0;
  const bounds = { stake: BigInt(table && round ? round.stake : stake.value), cap: BigInt(GAMES.mines.maxWin) };
  return (
    <section className="stage" aria-label="雷区">
      <PayoutStrip rounds={view.rounds} />
      <div className="mines-panel">
        <MinesLadder mines={mines} safe={safe} last={lastSafe(mines, bounds)} />
        <fieldset className={`mines-board ${table && !busy ? 'ready' : ''}`} aria-label="雷区格子">
          {OPEN_STEPS.map((open, field) => {
            const look = revealing && tapped === field ? 'probing' : lookOf(field, table, over);
            return (
              <MineField
                key={open}
                field={field}
                look={look}
                disabled={busy || !table || look !== 'closed'}
                onOpen={() => {
                  setTapped(field);
                  step(round!.id, round!.steps.length, open);
                }}
              />
            );
          })}
        </fieldset>
      </div>
      <output className="result">
        {revealing
          ? '翻开中'
          : table
            ? `${safe === 0 ? '任选一格' : `已开 ${safe} 格`}，下一格安全可得 ${amountOf(table.next)}`
            : round && over
              ? resultOf(round, over)
              : '选好地雷数，翻开安全格，随时收手'}
      </output>
      {table && round ? (
        <>
          <dl className="mines-odds">
            <div>
              <dt>地雷</dt>
              <dd>{mines} 颗</dd>
            </div>
            <div>
              <dt>剩余格</dt>
              <dd>{MINES_FIELDS - safe} 格</dd>
            </div>
            <div>
              <dt>下一格安全</dt>
              <dd>{oddsOf(mines, safe)}%</dd>
            </div>
          </dl>
          <Foot>
            <button type="button" className="go" disabled={busy || safe === 0} onClick={() => step(round.id, round.steps.length, 'take')}>
              {safe === 0 ? '先翻一格' : `收手（${amountOf(table.value ?? 0)}）`}
            </button>
          </Foot>
        </>
      ) : (
        <>
          <fieldset className="bets mines-counts" aria-label="地雷数">
            {MINES_COUNTS.map((count) => (
              <button key={count} type="button" aria-pressed={count === bet} disabled={revealing} onClick={() => setChosen(count)}>
                {count} 雷
              </button>
            ))}
          </fieldset>
          <BetFoot text="开局" bet={bet} props={props} />
        </>
      )}
      <details>
        <summary>规则</summary>
        <p className="note">
          25 格中埋着所选数目的地雷，位置在开局前已由密钥定下，结束后全部公开。每翻开一个安全格，可得金额按安全的概率提高：
          {MINES_RETURN}% 除以到此全部安全的概率。踩雷则本局无派彩；随时可以收手，怎样选、何时收手，返还率都相同。
        </p>
      </details>
    </section>
  );
}
