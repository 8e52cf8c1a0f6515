import * as z from '@pavilion/contract/schema';

/** A venue's code as the site reads it; null when it cannot. */
export function codeOf<T>(schema: z.Schema<T>, value: unknown): T | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}
