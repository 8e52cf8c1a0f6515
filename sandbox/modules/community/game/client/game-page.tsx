import { useEffect, useRef, useState } from 'react';
import { GAMES } from '../game-catalog';
import type { GameView } from '../game-server';
import { amountOf } from '../round.copy';
import { tellSite } from './api';
import { FairPlay } from './fair-play';
import { firstChip, FootSlot } from './foot';
import { Rounds } from './rounds';
import { soundResult } from './sound';
import { STAGES } from './stages';
import { TableLimits } from './table-limits';
import { useGame, type GameState } from './use-game';
import { usePace } from './use-pace';
import { useReveal } from './use-reveal';
import { useSitting } from './use-sitting';

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

/** Sounds each result once it is shown. */
function useSound(view: GameView, on: boolean): void {
  const settled = view.rounds.find(({ state }) => state === 'settled') ?? null;
  const sounded = useRef(settled?.id ?? null);
  useEffect(() => {
    const id = settled?.id ?? null;
    if (sounded.current === id) return;
    sounded.current = id;
    if (on && settled) soundResult(settled.payout > settled.stake ? 'won' : 'lost');
  }, [settled, on]);
}

function Head({ view, sound, onSound }: { view: GameView; sound: boolean; onSound: () => void }) {
  const net = useSitting(view);
  return (
    <header>
      <h1>{view.name}</h1>
      <p className="balance">
        <span>{view.trial ? '试玩余额' : '中心钱包'}</span>
        <b data-testid="balance">{amountOf(view.balance)}</b>
        <span>模拟币</span>
      </p>
      {net === null ? null : (
        <p className="balance">
          <span>本次</span>
          <b className={net > 0 ? 'won' : ''}>{`${net > 0 ? '+' : ''}${amountOf(net)}`}</b>
        </p>
      )}
      <button type="button" className="quiet sound" aria-pressed={sound} onClick={onSound}>
        {sound ? '声音开' : '声音关'}
      </button>
    </header>
  );
}

function Game({ game, latest }: { game: GameState; latest: GameView }) {
  const { stage: view, page, revealing, settling } = useReveal(latest);
  useReportedBalance(page);
  const [sound, setSound] = useState(false);
  useSound(page, sound);
  const [chip, setChip] = useState(() => firstChip(view));
  const [clientSeed, setClientSeed] = useState(newClientSeed);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { paced, begin } = usePace();
  const Stage = STAGES[view.game];
  const poor = page.balance < page.minStake;
  // The steps of a round have no pace of their own.
  const isUnderWay = view.rounds.some(({ table }) => table !== null);
  const isDrawn = GAMES[view.game].rules.kind === 'draws';
  return (
    <FootSlot value={slot}>
      <main>
        <Head view={page} sound={sound} onSound={() => setSound(!sound)} />
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
          busy={game.busy || game.unknown || game.over || revealing || settling || (paced && !isUnderWay)}
          closed={latest.closed}
          revealing={revealing}
          stake={{ value: chip, least: view.minStake, largest: Math.max(...Object.values(view.largest)), choose: setChip }}
          play={(lines, draw) => {
            // Bets on a draw wait for it anyway.
            if (!isDrawn) begin();
            game.send('play', { round: view.prepared.round, lines, clientSeed, draw: draw ?? null });
          }}
          step={(round, index, step) => game.send('step', { round, index, step })}
        />
        <Notices game={game} poor={poor && !view.trial} />
        <Rounds rounds={page.rounds} />
        <TableLimits view={view} />
        <FairPlay view={page} clientSeed={clientSeed} onClientSeed={setClientSeed} />
        <div ref={setSlot} className="foot-slot" />
      </main>
    </FootSlot>
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
