import type { ChatRights } from './chat.model';
import type { ChatNews } from './frame.rules';

export const CHAT_HEARTBEAT_MS = 5000; // spec §9
/** Heartbeat intervals without a frame of the server after which the connection is dead: 15 s at most. */
export const CHAT_SILENT_BEATS = 3;
/** ms within which the server must respond to the heartbeat of a page that is shown again. */
export const CHAT_PROBE_MS = 5000;
export const CHAT_RECONNECTS = 5; // spec §9
export const CHAT_RECONNECT_MS = 3000; // spec §9

/**
 * The chat socket as a state machine (spec §4): event → next state and commands. It reads no clock and no socket; the feed
 * runs the commands and reports the results.
 */
export interface ChatState {
  /** 0 disconnected, 1 connected: from open until close or error. */
  status: 0 | 1;
  phase: 'idle' | 'connecting' | 'open' | 'waiting' | 'rejected';
  /** Reconnects since the last open. */
  attempts: number;
  /** The room to join; survives reconnects. */
  wanted: string | null;
  /** The room that was joined. */
  room: string | null;
  /** The platform's text why the room was not entered. */
  barred?: string;
  /** People in the room; null before the join. */
  online: number | null;
  /** The last arrival, and the number of arrivals since this member's own join; null before anybody joined. */
  arrival: { name: string; vip: number; count: number } | null;
  /** Rights from the login; null before it, and after they become void. */
  rights: ChatRights | null;
}

export type ChatEvent =
  /** Somebody opens the chat of a room. */
  | { type: 'enter'; roomId: string; token: boolean }
  | { type: 'opened' }
  /** Error, or a close that this side did not request; `token`: there is still one. */
  | { type: 'lost'; token: boolean }
  | { type: 'waited'; token: boolean }
  /** The page is shown again: a room that the reconnects gave up is tried once more. */
  | { type: 'shown'; token: boolean }
  /** The session ended. */
  | { type: 'token-gone' }
  /** Closed by the user. */
  | { type: 'leave' }
  | Exclude<ChatNews, { type: 'other' }>;

export type ChatCommand = 'connect' | 'disconnect' | 'heartbeat' | 'log-in' | 'join' | 'leave-room' | 'wait';

export interface ChatStep {
  state: ChatState;
  commands: readonly ChatCommand[];
}

export const CHAT_START: ChatState = {
  status: 0,
  phase: 'idle',
  attempts: 0,
  wanted: null,
  room: null,
  online: null,
  arrival: null,
  rights: null,
};

/** One step. An event that does not fit the phase changes nothing. */
export function step(state: ChatState, event: ChatEvent): ChatStep {
  const to = (change: Partial<ChatState>, ...commands: ChatCommand[]): ChatStep => ({ state: { ...state, ...change }, commands });
  const stay: ChatStep = { state, commands: [] };
  const { phase } = state;
  switch (event.type) {
    case 'enter':
      // Only a member has a token for the login frame (spec §6): guests are not connected.
      if (!event.token) return { state: CHAT_START, commands: phase === 'idle' ? [] : ['disconnect'] };
      if (phase === 'open') {
        const isOther = state.room !== null && state.room !== event.roomId;
        return to(
          { wanted: event.roomId, room: null, online: null, arrival: null, barred: '' },
          ...(isOther ? (['leave-room'] as const) : []),
          ...(state.rights ? (['join'] as const) : []),
        );
      }
      if (phase === 'connecting' || phase === 'waiting') return to({ wanted: event.roomId });
      return { state: { ...CHAT_START, phase: 'connecting', wanted: event.roomId }, commands: ['connect'] };
    case 'opened':
      return phase === 'connecting' ? to({ status: 1, phase: 'open', attempts: 0 }, 'heartbeat', 'log-in') : stay;
    case 'lost':
      if (phase !== 'connecting' && phase !== 'open') return stay;
      if (!event.token || state.attempts >= CHAT_RECONNECTS)
        return to({ status: 0, phase: 'idle', room: null, rights: null }, 'disconnect');
      return to({ status: 0, phase: 'waiting', room: null }, 'disconnect', 'wait');
    case 'waited':
      if (phase !== 'waiting') return stay;
      if (!event.token) return to({ phase: 'idle', rights: null });
      return to({ phase: 'connecting', attempts: state.attempts + 1, rights: null }, 'connect');
    case 'shown':
      if (phase !== 'idle' || state.wanted === null || !event.token) return stay;
      // Without reconnects of its own: a page that is shown again and again does not repeat the series each time.
      return to({ phase: 'connecting', attempts: CHAT_RECONNECTS, rights: null }, 'connect');
    case 'token-gone':
      return { state: CHAT_START, commands: phase === 'idle' ? [] : ['disconnect'] };
    case 'leave':
      return { state: CHAT_START, commands: phase === 'idle' ? [] : state.room === null ? ['disconnect'] : ['leave-room', 'disconnect'] };
    case 'login':
      return phase === 'open' ? to({ rights: event.rights }, ...(state.wanted === null ? [] : (['join'] as const))) : stay;
    case 'rejected':
      // The same token would be rejected again: do not reconnect.
      return phase === 'open' ? to({ status: 0, phase: 'rejected', room: null, rights: null }, 'disconnect') : stay;
    case 'joined':
      return phase === 'open' && event.roomId === state.wanted ? to({ room: event.roomId, online: event.online, arrival: null }) : stay;
    case 'left':
      // The platform removed the member; a response to the member's own leaving names a room that is already left.
      return phase === 'open' && event.roomId === state.room ? to({ room: null, wanted: null, online: null, arrival: null }) : stay;
    case 'barred':
      return phase === 'open' && state.room === null ? to({ wanted: null, barred: event.message }) : stay;
    case 'arrived': {
      if (state.room === null || (event.roomId !== '' && event.roomId !== state.room)) return stay;
      const online = event.online ?? (event.name === '' || state.online === null ? state.online : state.online + 1);
      const arrival = event.name === '' ? state.arrival : { name: event.name, vip: event.vip, count: (state.arrival?.count ?? 0) + 1 };
      return to({ online, arrival });
    }
    case 'speech': {
      const { maySpeak, reason, until } = event;
      return state.rights ? to({ rights: { ...state.rights, maySpeak, reason, until } }) : stay;
    }
    case 'vip':
      return state.rights ? to({ rights: { ...state.rights, vipMin: event.vipMin, vipMax: event.vipMax } }) : stay;
  }
}
