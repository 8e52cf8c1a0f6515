/** Whether a row is in sight. Out of sight its readers stay quiet; on the way in all of them look once. */
export interface RowVisibility {
  readonly open: boolean;
  onOpen(listener: () => void): () => void;
  set(open: boolean): void;
}

export function createRowVisibility(): RowVisibility {
  let open = true;
  const listeners = new Set<() => void>();
  return {
    get open() {
      return open;
    },
    onOpen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      const opening = next && !open;
      open = next;
      if (opening) for (const listener of listeners) listener();
    },
  };
}
