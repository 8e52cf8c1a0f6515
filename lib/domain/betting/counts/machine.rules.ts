import type { Counts } from './counts.model';
import { COUNTS_RETRIES } from './counts.rules';

/**
 * The platform counts as a state machine (spec §4): event → next state and one command. It reads no clock and no network; the
 * feed runs the command and reports the result.
 */
export interface CountsState {
  phase: 'idle' | 'launching' | 'asking' | 'relaunching' | 'waiting';
  /** Consecutive responses with 过期; only a successful fetch resets it. */
  retries: number;
  shown: Counts | null;
}

export type CountsEvent =
  /** Time for a request. `token`: there is a token; `requestId`: there is a venue session with its request id. */
  | { type: 'due'; token: boolean; requestId: boolean }
  | { type: 'launched' }
  | { type: 'launch-failed' }
  | { type: 'delay-over' }
  | { type: 'counts'; counts: Counts }
  | { type: 'expired' }
  | { type: 'failed' }
  | { type: 'cached'; counts: Counts | null }
  /** Another session began, or this one ended. */
  | { type: 'session-changed' };

export type CountsCommand = 'launch' | 'fetch' | 'relaunch' | 'delay' | 'read-cache' | 'write-cache';

export interface CountsStep {
  state: CountsState;
  command: CountsCommand | null;
}

export const COUNTS_START: CountsState = { phase: 'idle', retries: 0, shown: null };

/** One step. An event that does not fit the phase changes nothing. */
export function step(state: CountsState, event: CountsEvent): CountsStep {
  const to = (change: Partial<CountsState>, command: CountsCommand | null): CountsStep => ({ state: { ...state, ...change }, command });
  const stay: CountsStep = { state, command: null };
  const { phase } = state;
  switch (event.type) {
    case 'due':
      if (phase !== 'idle') return stay;
      if (!event.token) return to({}, 'read-cache');
      return event.requestId ? to({ phase: 'asking' }, 'fetch') : to({ phase: 'launching' }, 'launch');
    case 'launched':
      if (phase === 'launching') return to({ phase: 'asking' }, 'fetch');
      return phase === 'relaunching' ? to({ phase: 'waiting' }, 'delay') : stay;
    case 'launch-failed':
      return phase === 'launching' || phase === 'relaunching' ? to({ phase: 'idle' }, 'read-cache') : stay;
    case 'delay-over':
      return phase === 'waiting' ? to({ phase: 'asking' }, 'fetch') : stay;
    case 'counts':
      return phase === 'asking' ? to({ phase: 'idle', retries: 0, shown: event.counts }, 'write-cache') : stay;
    case 'expired': {
      if (phase !== 'asking') return stay;
      const retries = state.retries + 1;
      return retries > COUNTS_RETRIES ? to({ phase: 'idle', retries }, 'read-cache') : to({ phase: 'relaunching', retries }, 'relaunch');
    }
    case 'failed':
      return phase === 'asking' ? to({ phase: 'idle' }, 'read-cache') : stay;
    case 'cached':
      // An empty cache does not clear the shown counts; a running fetch is newer than any cache.
      return phase === 'idle' && event.counts ? to({ shown: event.counts }, null) : stay;
    case 'session-changed':
      return { state: { ...COUNTS_START, shown: state.shown }, command: null };
  }
}
