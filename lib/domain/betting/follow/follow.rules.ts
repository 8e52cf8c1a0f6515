/**
 * Followed matches as keys, `FBTY:863211`, of this browser and of the account. `base`: the common state when they last agreed; later
 * changes of either are the difference from it.
 */

export interface Changes {
  add: readonly string[];
  remove: readonly string[];
}

/** This browser's star changes that the account does not know yet. */
export function changesOf(base: readonly string[], local: readonly string[]): Changes {
  const [known, here] = [new Set(base), new Set(local)];
  return { add: [...here].filter((key) => !known.has(key)), remove: [...known].filter((key) => !here.has(key)) };
}

/**
 * This browser's stars after the account returned the full list `account`. `sent`: the stars that the changes were made from, `current`:
 * those of now. Stars that exceed the account's limit and stars added meanwhile stay.
 */
export function starsAfter({
  base,
  sent,
  account,
  current,
}: {
  base: readonly string[];
  sent: readonly string[];
  account: readonly string[];
  current: readonly string[];
}): string[] {
  const unsaved = changesOf(base, sent).add;
  const meanwhile = changesOf(sent, current);
  const gone = new Set(meanwhile.remove);
  return [...new Set([...account, ...unsaved, ...meanwhile.add])].filter((key) => !gone.has(key));
}

/** Stars that remain in a browser after its session ended: those that are its own. */
export function starsWithout(base: readonly string[], local: readonly string[]): string[] {
  const known = new Set(base);
  return local.filter((key) => !known.has(key));
}
