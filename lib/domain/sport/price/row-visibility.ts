/** Whether a row is in sight. Readers pause while it is out of sight and read once when it comes into sight. */
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
