export const DEFAULT_PREFIX = '86'; // spec §5

export interface Phone {
  prefix: string;
  number: string;
}

/**
 * `(86)13800138000` → its parts, masked ones (`(86)1380013****`) too; the prefix defaults to 86. Null for text without a number.
 */
export function parsePhone(stored: string): Phone | null {
  const match = /^(?:\(\+?(\d{1,4})\))?\s*([\d*]{5,15})$/.exec(stored.trim());
  return match ? { prefix: match[1] ?? DEFAULT_PREFIX, number: match[2]! } : null;
}

/** The stored form, `(86)13800138000` (contract §2.11). */
export function formatPhone({ prefix, number }: Phone): string {
  return `(${prefix})${number}`;
}
