import { GUIDE_GROUPS } from './guide.copy';
import type { Guide } from './guide.model';

const GUIDES = GUIDE_GROUPS.flatMap(({ guides }) => guides);

/** The guide of a deposit method's code, or null. */
export function guideOf(method: string | null): Guide | null {
  return GUIDES.find((guide) => guide.method === method) ?? null;
}
