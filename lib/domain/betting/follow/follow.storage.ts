import * as z from '@pavilion/contract/schema';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

/** localStorage: followed matches when browser and account last agreed. */
const KEY = 'followBase';

const schema = z.array(z.string(z.maxLength(96)));

export function readBase(): readonly string[] {
  const read = z.safeParse(schema, readStoredJson(KEY));
  return read.success ? read.data : [];
}

export const writeBase = (base: readonly string[]) => writeStored(KEY, JSON.stringify(base));
export const forgetBase = () => removeStored(KEY);
