/** A reality check stands on this page; `waiting` runs once it is answered. */
let standing = false;
let waiting: (() => void)[] = [];

/** Called with true when a reality check opens, and with false when it is gone, which runs what waited for it. */
export function noteCheck(stands: boolean): void {
  standing = stands;
  if (stands) return;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

/** Runs `act` now, or behind the answer to the reality check that stands: two dialogs at once hide each other. */
export function afterCheck(act: () => void): void {
  if (standing) waiting.push(act);
  else act();
}
