import { Suspense, type ReactNode } from 'react';

interface Props<T> {
  /** What came before the page was sent; null when it did not. */
  soon: T | null;
  /** The same, when it comes. */
  late: Promise<T | null>;
  /** Drawn meanwhile. */
  none: T;
  /**
   * Hands a late value to the frame that stands there already. Given where a page of this site asks: its member may have
   * begun to read or tap. A new document, of which nothing runs yet, has the frame replaced by what is drawn of the value.
   */
  hand?: ((value: T) => ReactNode) | false;
  children: (value: T) => ReactNode;
}

/** A part of a page whose data came in time, or its frame, which what comes later fills. Server component. */
export function InTime<T>({ soon, late, none, hand = false, children }: Props<T>): ReactNode {
  if (soon !== null) return children(soon);
  if (!hand) {
    return (
      <Suspense fallback={children(none)}>
        <Late late={late} none={none}>
          {children}
        </Late>
      </Suspense>
    );
  }
  return (
    <>
      {children(none)}
      <Suspense fallback={null}>
        <Late late={late} none={none}>
          {hand}
        </Late>
      </Suspense>
    </>
  );
}

async function Late<T>({ late, none, children }: Pick<Props<T>, 'late' | 'none' | 'children'>): Promise<ReactNode> {
  return children((await late) ?? none);
}
