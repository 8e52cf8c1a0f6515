import type { ReactNode } from 'react';
import { PavilionDrawing } from './pavilion-drawing';

/** Pavilion, one line, at most one action. `hint` names what would fill the place. */
export function EmptyState({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className="gutter flex flex-col items-center bg-surface py-8 text-center">
      <PavilionDrawing />
      <p className="mt-3 text-16 font-semibold">{title}</p>
      {hint ? <p className="mt-1 text-13 text-text-2">{hint}</p> : null}
      {action ? <div className="mt-4 min-w-40">{action}</div> : null}
    </div>
  );
}
