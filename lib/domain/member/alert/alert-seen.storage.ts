import * as z from '@pavilion/contract/schema';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { worldNow } from '@/lib/kit/browser/world-time';
import { markSeen, seenBy, type SeenAlerts } from './alert.rules';

/** localStorage: the alerts announced here. */
const KEY = 'alertsSeen';

const schema = z.object({
  member: z.string(z.minLength(1), z.maxLength(64)),
  from: z.number(),
  ids: z.array(z.string(), z.maxLength(500)),
});

/** Fallback for failing storage: it lasts as long as the page. */
let unstored: SeenAlerts | null = null;

/** The alerts that a member has seen here; begins with the first read. */
export function readSeenAlerts(member: string): SeenAlerts {
  const stored = z.safeParse(schema, readStoredJson(KEY));
  const known = stored.success ? stored.data : unstored;
  const seen = seenBy(known, member, worldNow());
  if (seen !== known) write(seen);
  return seen;
}

function write(seen: SeenAlerts): void {
  unstored = writeStored(KEY, JSON.stringify(seen)) ? null : seen;
}

/** Marks alerts as announced; false when another tab has announced them all. */
export async function announceAlerts(member: string, ids: readonly string[]): Promise<boolean> {
  // One tab at a time: two that read the same event must not both announce it.
  const { locks } = navigator as { locks?: LockManager };
  const mark = async () => {
    const seen = markSeen(readSeenAlerts(member), ids);
    if (seen) write(seen);
    return seen !== null;
  };
  return locks ? ((await locks.request(KEY, {}, mark)) as boolean) : mark();
}
