import { Suspense, type ReactNode } from 'react';

interface Props<T> {
  /** The data if it came before the page was sent, from `within`, which keeps a document with a skeleton out of the store; else null. */
  soon: T | null;
  /** The same data, when it comes later. */
  late: Promise<T | null>;
  /** Rendered until then. */
  none: T;
  /**
   * Waits for the late value and passes it to the rendered skeleton. Given when a page of this site navigates here: its member
   * may have begun to read or tap. A new document, in which nothing runs yet, has its skeleton replaced.
   */
  handed?: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of a page whose data came in time, or its skeleton until the data comes. Server component. */
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
