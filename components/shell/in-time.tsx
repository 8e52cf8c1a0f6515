import { Suspense, type ReactNode } from 'react';

interface Props<T> {
  /** What came before the page was sent; null when it did not. */
  soon: T | null;
  /** The same, when it comes. */
  late: Promise<T | null>;
  /** Drawn meanwhile. */
  none: T;
  /**
   * Waits for the late value and hands it to the frame that stands there already. Given where a page of this site asks: its
   * member may have begun to read or tap. A new document, of which nothing runs yet, has its frame replaced.
   */
  handed?: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of a page whose data came in time, or its frame, which what comes later fills. Server component. */
export function InTime<T>({ soon, late, none, handed = null, children }: Props<T>): ReactNode {
  if (soon !== null) return children(soon);
  if (handed === null) {
    return (
      <Suspense fallback={children(none)}>
        <AfterWait late={late} none={none}>
          {children}
        </AfterWait>
      </Suspense>
    );
  }
  return (
    <>
      {children(none)}
      <Suspense fallback={null}>{handed}</Suspense>
    </>
  );
}

async function AfterWait<T>({ late, none, children }: Pick<Props<T>, 'late' | 'none' | 'children'>): Promise<ReactNode> {
  return children((await late) ?? none);
}
