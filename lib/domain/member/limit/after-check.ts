/** A reality check is open on this page; `waiting` runs once it is closed. */
let isCheckOpen = false;
let waiting: (() => void)[] = [];

/** Called with true when a reality check opens, and with false when it is gone, which runs the waiting actions. */
export function noteCheck(isOpen: boolean): void {
  isCheckOpen = isOpen;
  if (isOpen) return;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

/** Runs `act` now, or after the member's choice in the open reality check: two dialogs at once hide each other. */
export function afterCheck(act: () => void): void {
  if (isCheckOpen) waiting.push(act);
  else act();
}
