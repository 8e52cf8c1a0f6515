import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Density } from '@/lib/domain/site/preference/preference.model';
import '@/components/betting/sport/sport.css';

/** Placeholder rows of a league that is loading, as high as the real ones; still. */
export function MatchSkeleton({ rows = 4, density, dated }: { rows?: number; density?: Density; dated?: boolean }) {
  const pro = density === 'pro';
  return (
    <div className={`still ${density ?? ''}`}>
      <output className="sr-only">{SPORT_COPY.pending}</output>
      {dated ? <div aria-hidden="true" className="gutter day" /> : null}
      <div aria-hidden="true" className="gutter flex h-9 items-center border-t border-line bg-surface-2">
        <span className="h-3 w-28 rounded-tag bg-cell" />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden="true" className={`row border-t border-line ${pro ? 'pro-row' : ''}`}>
          <div className="row-meta">
            <span className="ml-1 h-3 w-36 rounded-tag bg-cell" />
          </div>
          <div className="row-body">
            <div className="flex-1">
              <span className="mt-1.5 block h-3 w-24 rounded-tag bg-cell" />
              <span className="mt-2.5 block h-3 w-30 rounded-tag bg-cell" />
            </div>
            <div className={pro ? 'pro-cells' : 'row-cells'}>
              {[1, 2, 3].map((cell) => (
                <span key={cell} className="odds" />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
