import type { RoundView } from '../round.view';
import { amountOf, betOf, outcomeText } from '../round.copy';

const timeOf = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
  timeZone: 'Asia/Shanghai',
});

/** The last rounds, newest first. */
export function Rounds({ rounds }: { rounds: readonly RoundView[] }) {
  return (
    <section>
      <h2>最近投注</h2>
      {rounds.length === 0 ? <p className="note">暂无投注，选好金额即可开始。</p> : null}
      <ol className="rounds">
        {rounds.map((round) => (
          <li key={round.id}>
            <span>
              {timeOf.format(round.playedAt)} {betOf(round)}
            </span>
            <span>{outcomeText(round)}</span>
            <span className={round.payout > round.stake ? 'won' : ''}>
              {round.state === 'open' ? `投 ${amountOf(round.stake)}` : `${amountOf(round.stake)} → ${amountOf(round.payout)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
