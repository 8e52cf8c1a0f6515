import { useEffect, useRef, useState } from 'react';
import type { GameView } from '../game-server';
import { tellSite } from './api';
import { BaccaratStage } from './baccarat-stage';
import { DiceStage } from './dice-stage';
import { FairPlay } from './fair-play';
import { FishingStage } from './fishing-stage';
import { HighLowStage } from './high-low-stage';
import { Rounds } from './rounds';
import { SeriesStage } from './series-stage';
import { SlotStage } from './slot-stage';
import { StakePicker } from './stake-picker';
import { TableLimits } from './table-limits';
import { useGame, type GameState } from './use-game';
import { useReveal } from './use-reveal';
import { amountOf } from '../round.copy';
import { isSeries } from '../timetable.rules';

/** Props of every stage. `play` plays the prepared round once. */
export interface StageProps {
  view: GameView;
  busy: boolean;
  /** True while no round may begin; an open round continues. */
  closed: boolean;
  /** True while a result is being revealed, and `view` is still that of the round before. */
  revealing: boolean;
  /** Minor units. */
  stake: number;
  play: (bet: string, draw?: number) => void;
  step: (round: string, index: number, step: 'higher' | 'lower' | 'take') => void;
}

const STAGES = {
  slot: SlotStage,
  baccarat: BaccaratStage,
  fishing: FishingStage,
  'high-low': HighLowStage,
  dice: DiceStage,
} as const;

/** A seed of the player's own; it can be changed before every round. */
function newClientSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A game: balance, stage, stake, rounds, proof. */
export function GamePage() {
  const game = useGame();
  const { view } = game;
  if (view === null) return game.busy ? <Loading /> : <Failure game={game} />;
  return <Game game={game} latest={view} />;
}

/** Reports a balance to the site once it is shown here. */
function useReportedBalance({ balance, trial }: GameView): void {
  const reported = useRef(balance);
  useEffect(() => {
    if (reported.current !== balance && !trial) tellSite('balance');
    reported.current = balance;
  }, [balance, trial]);
}

function Game({ game, latest }: { game: GameState; latest: GameView }) {
  const { view, revealing } = useReveal(latest);
  useReportedBalance(view);
  const [stake, setStake] = useState(Math.max(view.minStake, 1_000));
  const [clientSeed, setClientSeed] = useState(newClientSeed);
  const Stage = isSeries(view.game) ? SeriesStage : STAGES[view.game];
  const poor = view.balance < view.minStake;
  return (
    <main>
      <header>
        <h1>{view.name}</h1>
        <p className="balance">
          <span>{view.trial ? '试玩余额' : '中心钱包'}</span>
          <b data-testid="balance">{amountOf(view.balance)}</b>
          <span>模拟币</span>
        </p>
      </header>
      {view.framed ? <p className="note">模拟场馆，只用模拟币，没有真实货币价值；仅限年满18周岁的成年人。</p> : null}
      {view.trial ? (
        <p className="note">
          试玩：不动用钱包，也不进入记录。
          {poor ? (
            <button type="button" className="quiet" onClick={() => game.send('refill')}>
              重新领取
            </button>
          ) : null}
        </p>
      ) : null}
      {latest.closed ? <p className="note">游戏维护中，暂停下注；已经开始的局可以继续，已投的注照常开奖。</p> : null}
      <Stage
        view={view}
        busy={game.busy || game.unknown || game.over || revealing}
        closed={latest.closed}
        revealing={revealing}
        stake={stake}
        play={(bet, draw) => game.send('play', { round: view.prepared.round, stake, bet, clientSeed, draw: draw ?? null })}
        step={(round, index, step) => game.send('step', { round, index, step })}
      />
      <Notices game={game} poor={poor && !view.trial} />
      <StakePicker value={stake} least={view.minStake} largest={Math.max(...Object.values(view.largest))} onChange={setStake} />
      <TableLimits view={view} />
      <Rounds rounds={view.rounds} />
      <FairPlay view={view} clientSeed={clientSeed} onClientSeed={setClientSeed} />
    </main>
  );
}

function Notices({ game, poor }: { game: GameState; poor: boolean }) {
  return (
    <output className="notices">
      {game.error === null ? null : <p className="error">{game.error}</p>}
      {game.over ? (
        <button type="button" onClick={() => tellSite('close')}>
          返回游戏列表
        </button>
      ) : null}
      {game.unknown ? (
        <p className="error">
          未收到结果，这一局不会重复扣款。
          <button type="button" onClick={game.retry}>
            查询结果
          </button>
        </p>
      ) : null}
      {poor ? (
        <p className="error">
          余额不足一注。
          <button type="button" onClick={() => tellSite('deposit')}>
            去存款
          </button>
        </p>
      ) : null}
    </output>
  );
}

function Loading() {
  return (
    <main aria-busy="true">
      <p className="note">正在进入游戏</p>
      <div className="stage skeleton" />
    </main>
  );
}

function Failure({ game }: { game: GameState }) {
  return (
    <main>
      <p className="error" role="alert">
        {game.error ?? '游戏连接失败，请检查网络。'}
      </p>
      {game.over ? (
        <button type="button" onClick={() => tellSite('close')}>
          返回游戏列表
        </button>
      ) : (
        <button type="button" onClick={game.retry}>
          重试
        </button>
      )}
    </main>
  );
}
