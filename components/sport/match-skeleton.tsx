import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import './sport.css';

/** A league of rows that are on their way, as high as the real ones; still. */
export function MatchSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div>
      <output className="sr-only">{SPORT_COPY.pending}</output>
      <div aria-hidden="true" className="gutter flex h-9 items-center border-t border-line bg-surface-2">
        <span className="h-3 w-28 rounded-tag bg-cell" />
      </div>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} aria-hidden="true" className="row border-t border-line">
          <div className="row-meta">
            <span className="ml-1 h-3 w-36 rounded-tag bg-cell" />
          </div>
          <div className="row-body">
            <div className="flex-1">
              <span className="mt-1.5 block h-3 w-24 rounded-tag bg-cell" />
              <span className="mt-2.5 block h-3 w-30 rounded-tag bg-cell" />
            </div>
            <div className="row-cells">
              <span className="h-11 rounded-odds bg-cell" />
              <span className="h-11 rounded-odds bg-cell" />
              <span className="h-11 rounded-odds bg-cell" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
