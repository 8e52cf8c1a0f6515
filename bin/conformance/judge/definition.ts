import type * as z from '@pavilion/contract/schema';

/** Parts of zod's definitions that the walks over a schema read; `lib/contract/schema.ts` makes no others. */
export interface Definition {
  type: string;
  innerType?: z.Schema;
  element?: z.Schema;
  shape?: Readonly<Record<string, z.Schema>>;
  catchall?: z.Schema;
}

export const definitionOf = (schema: z.Schema) => schema._zod.def as unknown as Definition;
