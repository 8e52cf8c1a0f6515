import { useStore } from 'zustand';
import type { CommandRecord } from './command.model';
import type { CommandState, CommandStore } from './command.store';

/** The value that `pick` takes of a kind's records, for parts that serve several kinds. */
export function useCommandState<R extends CommandRecord, T>(store: CommandStore<R>, pick: (state: CommandState<R>) => T): T {
  return useStore(store, pick);
}
