/** Parts of `data` of a rejected call (contract §3). The platform may send anything there: what is missing or malformed is null. */
export type RejectionData = Readonly<Record<string, unknown>>;

/** `data` of a rejected call; empty unless it is an object. */
export function rejectionData({ data }: { data?: unknown }): RejectionData {
  return Object(data) as RejectionData;
}

/** The one of a form's fields that a rejection names. */
export function rejectedField<F extends string>(error: { data?: unknown }, fields: readonly F[]): F | null {
  const { field } = rejectionData(error);
  return fields.find((one) => one === field) ?? null;
}

/** Tries that are left before a lock, at least 1. */
export function triesLeft(error: { data?: unknown }): number | null {
  return countOf(rejectionData(error)['left']);
}

/** Whole seconds until the call may be made again, at least 1. */
export function secondsToRetry(error: { data?: unknown }): number | null {
  return countOf(rejectionData(error)['retryAfter']);
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value < Infinity ? Math.ceil(value) : null;
}
