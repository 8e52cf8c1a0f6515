import { useState } from 'react';
import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import { CHAIN_LENGTH } from '../draw-chain.rules';
import type { GameView } from '../game-server';
import { verifyRound } from './verify';
import { betOf, outcomeText } from '../round.copy';

/** Returns, the hash of the next round, the player's own seed, and the check of every round that is over. */
export function FairPlay({ view, clientSeed, onClientSeed }: { view: GameView; clientSeed: string; onClientSeed: (seed: string) => void }) {
  const { best, worst } = view.returns;
  const rate = best === worst ? percent(best) : `${percent(worst)} 至 ${percent(best)}`;
  const draw = view.timetable?.open[0];
  return (
    <details className="fair">
      <summary>公平与返还率</summary>
      <p>长期平均返还 {rate}，余下归平台；每一局都可能全部输掉。</p>
      <p>
        {draw
          ? `下一次的结果（第 ${draw.number} 号）由一个密钥决定，开奖后公布。其 SHA-256 哈希为：`
          : '下一局的结果由一个密钥与您的种子决定，密钥在结束后公布。其 SHA-256 哈希为：'}
      </p>
      <p className="code" data-testid="hash">
        {draw ? draw.hash : view.prepared.hash}
      </p>
      <p>{SEED_HASH_RULE}</p>
      {view.timetable ? (
        <>
          <p>连续 {CHAIN_LENGTH} 次的密钥首尾相连：每个密钥的哈希就是前一个密钥，第一个的哈希在开始前公布，之后无法更换：</p>
          <p className="code">{view.timetable.commitment}</p>
        </>
      ) : null}
      {draw ? null : (
        <label>
          您的种子
          <input value={clientSeed} maxLength={32} onChange={(event) => onClientSeed(event.target.value.replace(/[^\x20-\x7e]/g, ''))} />
        </label>
      )}
      <Checks view={view} />
    </details>
  );
}

const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;

function Checks({ view }: { view: GameView }) {
  const [open, setOpen] = useState<string | null>(null);
  const settled = view.rounds.filter(({ state }) => state === 'settled');
  if (settled.length === 0) return null;
  return (
    <ul className="checks">
      {settled.map((round) => {
        const checked = open === round.id ? verifyRound(round) : null;
        return (
          <li key={round.id}>
            <button type="button" className="quiet" aria-expanded={checked !== null} onClick={() => setOpen(checked ? null : round.id)}>
              验证 {betOf(round)} {outcomeText(round)}
            </button>
            {checked ? (
              <div>
                <p className="code">密钥 {round.seed}</p>
                <p className="code">哈希 {round.hash}</p>
                {round.draw === null ? (
                  <p className="code">
                    种子 {round.clientSeed} · 局号 {round.id}
                  </p>
                ) : null}
                <p className={checked.hash && checked.outcome && checked.chain !== false ? 'verified' : 'error'}>
                  {checked.hash ? '密钥与局前公布的哈希一致' : '密钥与哈希不一致'}，
                  {checked.chain === null ? '' : checked.chain ? '属于事先公布的密钥链，' : '不属于事先公布的密钥链，'}
                  {checked.outcome ? '重新计算的结果相同' : '重新计算的结果不同'}。
                </p>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
