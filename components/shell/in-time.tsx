import { Suspense, type ReactNode } from 'react';

interface Props<T> {
  /** What came before the page was sent; null when it did not. */
  soon: T | null;
  /** The same, when it comes. */
  late: Promise<T | null>;
  /** Drawn meanwhile. */
  none: T;
  children: (value: T) => ReactNode;
}

/** A part of a page whose data came in time, or the frame of it, which what comes later replaces. Server component. */
export function InTime<T>({ soon, late, none, children }: Props<T>): ReactNode {
  if (soon !== null) return children(soon);
  return (
    <Suspense fallback={children(none)}>
      <Late late={late} none={none}>
        {children}
      </Late>
    </Suspense>
  );
}

async function Late<T>({ late, none, children }: Omit<Props<T>, 'soon'>): Promise<ReactNode> {
  return children((await late) ?? none);
}
