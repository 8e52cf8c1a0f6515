import * as z from '@pavilion/contract/schema';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { FOLLOW_KEY } from './follow.keys';

const schema = z.array(z.string(z.maxLength(96)));

export function readBase(): readonly string[] {
  const read = z.safeParse(schema, readStoredJson(FOLLOW_KEY));
  return read.success ? read.data : [];
}

export const writeBase = (base: readonly string[]) => writeStored(FOLLOW_KEY, JSON.stringify(base));
export const forgetBase = () => removeStored(FOLLOW_KEY);
