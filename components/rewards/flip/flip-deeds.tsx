import { Icon } from '@/components/ui/icon';
import { route } from '@/lib/routes';
import { deedText, FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import type { FlipDeed } from '@/lib/domain/rewards/flip/flip.model';
import { formatMinor, type Minor } from '@pavilion/number/money';

interface Deed {
  deed: FlipDeed;
  need: Minor | null;
  /** The member's progress; null while unknown. */
  done?: Minor | null;
  earned?: boolean | null;
}

/** A line for each condition that earns a flip; for a member with the day's progress. `deeds` is null while unknown. */
export function FlipDeeds({ deeds }: { deeds: readonly Deed[] | null }) {
  return (
    <section aria-label={FLIP_COPY.deeds} className="card overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4">
        <h2 className="text-16 font-semibold">{FLIP_COPY.deeds}</h2>
        <p className="text-12 text-text-2">{FLIP_COPY.deedsHint}</p>
      </div>
      {deeds === null ? <p className="px-4 py-3 text-13 text-text-2">{FLIP_COPY.deedsMissing}</p> : null}
      <ul className="mt-1">
        {deeds?.map(({ deed, need, done, earned }) => (
          <li key={deed} className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
            <Icon name={earned ? 'circle-check' : 'circle'} className={earned ? 'shrink-0 text-brand' : 'shrink-0 text-text-3'} />
            <span className="min-w-0 flex-1">
              <span className="block text-14">{deedText(deed, need === null ? null : formatMinor(need))}</span>
              {done !== undefined && done !== null && need !== null && need > 0n ? (
                <span className="block text-12 text-text-2">{FLIP_COPY.progress(formatMinor(done), formatMinor(need))}</span>
              ) : null}
            </span>
            {earned ? (
              <span className="shrink-0 text-13 text-text-2">{FLIP_COPY.earned}</span>
            ) : (
              <a
                href={deed === 'checkIn' ? route('/activity/calendar') : route('/game/sport')}
                className="hit-44 shrink-0 text-14 font-semibold text-brand"
              >
                {deed === 'checkIn' ? FLIP_COPY.checkIn : FLIP_COPY.bet}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
