import { useState } from 'react';

/** True for a result that came after the page was opened: it is turned over, the one before it lies open. `key`: of the result. */
export function useIsNew(key: string | number | undefined): boolean {
  const [first] = useState(key);
  return key !== undefined && key !== first;
}
