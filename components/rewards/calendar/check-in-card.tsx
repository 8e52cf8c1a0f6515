import { Button } from '@/components/ui/button';
import { CoinMark } from '@/components/rewards/mall/coin-mark';
import { CALENDAR_COPY } from '@/lib/domain/rewards/calendar/calendar.copy';
import type { CheckInMonth } from '@/lib/domain/rewards/calendar/calendar.model';

/** The streak, and today's check-in with one tap. */
export function CheckInCard({
  month: { streak, checkedToday, nextCoins },
  seventhCoins,
  ready,
  busy,
  onCheckIn,
}: {
  month: CheckInMonth;
  /** Coins of every seventh day; null where the rules could not be read. */
  seventhCoins: number | null;
  ready: boolean;
  busy: boolean;
  onCheckIn: () => void;
}) {
  const next = streak === null || seventhCoins === null ? null : CALENDAR_COPY.toSeventh(7 - (streak % 7), seventhCoins);
  const label =
    checkedToday === null ? CALENDAR_COPY.todayMissing : checkedToday ? CALENDAR_COPY.checkedToday : CALENDAR_COPY.checkIn(nextCoins);
  return (
    <section aria-label={CALENDAR_COPY.streak} className="card p-4">
      <div className="flex items-center gap-3">
        <CoinMark size={40} />
        <div className="min-w-0 flex-1">
          <p className="text-15">
            {CALENDAR_COPY.streak} <span className="text-28 font-semibold">{streak ?? '—'}</span> {CALENDAR_COPY.days}
          </p>
          <p className="text-12 text-text-2">{next}</p>
        </div>
      </div>
      <Button block className="mt-3" disabled={checkedToday !== false || !ready} busy={busy} onClick={onCheckIn}>
        {busy ? CALENDAR_COPY.checkingIn : label}
      </Button>
      <p className="mt-2 text-center text-12 text-text-2">{CALENDAR_COPY.zone}</p>
    </section>
  );
}
