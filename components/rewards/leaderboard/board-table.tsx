import { Tag } from '@/components/ui/tag';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import type { PeakRow } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { dayText, timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';

/** Ranks as a table. `own`: the member's rank. */
export function BoardTable({
  label,
  rows,
  own,
  isRewarded,
}: {
  label: string;
  rows: readonly PeakRow[];
  own: number | null;
  /** Shows the rewards, which the board of friends does not have. */
  isRewarded: boolean;
}) {
  return (
    <table aria-label={label} className="w-full table-fixed text-14">
      <thead className="text-left text-12 text-text-2">
        <tr className="border-b border-line">
          <th scope="col" className="w-12 px-1 py-2 text-center font-normal">
            {PEAK_COPY.rank}
          </th>
          <th scope="col" className="px-2 py-2 font-normal">
            {PEAK_COPY.player}
          </th>
          <th scope="col" className={`w-20 py-2 pl-1 text-right font-normal ${isRewarded ? 'pr-1' : 'pr-4'}`}>
            {PEAK_COPY.multiple}
          </th>
          {isRewarded ? (
            <th scope="col" className="w-20 py-2 pr-4 pl-1 text-right font-normal">
              {PEAK_COPY.reward}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BoardRow key={row.rank} row={row} isOwn={row.rank === own} isRewarded={isRewarded} />
        ))}
      </tbody>
    </table>
  );
}

function BoardRow({ row, isOwn, isRewarded }: { row: PeakRow; isOwn: boolean; isRewarded: boolean }) {
  const { rank, name, level, multiple, settledAt, madeUp, reward } = row;
  return (
    <tr className={`border-b border-line last:border-b-0 ${isOwn ? 'bg-brand-bg' : ''}`}>
      <td className={`px-2 py-2.5 text-center ${rank <= 3 ? 'text-18 font-semibold text-vip' : 'text-text-2'}`}>{rank}</td>
      <th scope="row" className="px-2 py-2.5 text-left font-normal">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <span className={`wrap-anywhere ${isOwn ? 'font-semibold' : ''}`}>{name}</span>
          {madeUp || level === null ? null : <Tag tone="vip">VIP {level}</Tag>}
          {isOwn ? <Tag tone="brand">{PEAK_COPY.me}</Tag> : null}
        </span>
        {settledAt === null ? null : (
          <span className="block text-12 text-text-2">{PEAK_COPY.settled(`${dayText(settledAt)} ${timeText(settledAt)}`)}</span>
        )}
      </th>
      <td className={`py-2.5 pl-1 text-right font-semibold ${isRewarded ? 'pr-1' : 'pr-4'}`}>{multiple}</td>
      {isRewarded ? (
        <td className="py-2.5 pr-4 pl-1 text-right text-text-2">
          {reward === 0n ? PEAK_COPY.none : reward === null ? '—' : formatMinor(reward)}
        </td>
      ) : null}
    </tr>
  );
}
