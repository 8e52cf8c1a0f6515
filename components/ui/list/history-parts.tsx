import type { ReactNode } from 'react';

/** One line of a record's details. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  );
}

/** One state that something has passed; the last one is the present one. */
export function ProgressStep({ name, time, first, last }: { name: string; time: string; first: boolean; last: boolean }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="flex w-3 shrink-0 flex-col items-center">
        <span className={`h-1.5 w-0.5 ${first ? '' : 'bg-line'}`} />
        <span className={`size-2.5 rounded-full ${last ? 'bg-brand' : 'bg-control'}`} />
        <span className={`w-0.5 flex-1 ${last ? '' : 'bg-line'}`} />
      </span>
      <span className="flex flex-1 flex-wrap justify-between gap-x-3 pb-3 text-14">
        <span className={last ? 'font-semibold' : ''}>{name}</span>
        <span className="text-13 text-text-2">{time}</span>
      </span>
    </li>
  );
}
