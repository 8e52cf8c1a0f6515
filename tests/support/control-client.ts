/** A match as the control API lists it. */
export interface ControlledEvent {
  id: string;
  ids: Record<string, string>;
  home: string;
  away: string;
  state: string;
  minute: number;
  score: [number, number];
  startTime: string;
}

export interface Tester {
  userName: string;
  password: string;
  token: string;
  uuid: string;
}

export interface Control {
  reset(): Promise<{ seed: string; worldTime: string }>;
  clock(change: {
    mode?: 'run' | 'freeze';
    set?: string;
    advanceMs?: number;
    speed?: number;
  }): Promise<{ mode: string; worldTime: string; speed: number }>;
  fault(fault: {
    call: string;
    latencyMs?: number;
    httpStatus?: number;
    body?: string;
    statusCode?: number;
    drop?: 'before' | 'after';
    times?: number;
  }): Promise<{ id: string }>;
  clearFaults(): Promise<{ cleared: number }>;
  events(state?: 'live' | 'today' | 'early' | 'ended'): Promise<ControlledEvent[]>;
  event(id: string): Promise<ControlledEvent>;
  /** What happens in a match: `{ type: 'goal', side: 'home', minute: 58 }`. */
  act(
    id: string,
    event: { type: string; side?: 'home' | 'away'; minute?: number },
  ): Promise<{ id: string; state: string; minute: number; score: [number, number] }>;
  member(wanted?: {
    userName?: string;
    password?: string;
    balance?: string;
    vipLevel?: number;
    flags?: {
      canWithdraw?: boolean;
      canChat?: boolean;
      risk?: 6025 | 6026 | 6027 | 6028 | 6029;
      deviceAuth?: boolean;
      captcha?: 'image' | 'slider';
    };
    phone?: string;
    withdrawPassword?: string;
    uuid?: string;
  }): Promise<Tester>;
  kick(whom: { userName?: string; token?: string; code?: number }): Promise<{ sessions: number }>;
  audit(): Promise<{
    balanced: boolean;
    sum: string;
    negativeMembers: number;
    entries: number;
    openBets: number;
    chainIntact: boolean;
  }>;
  outbox(): Promise<{ to: string; kind: string; text: string; at: string }[]>;
  /** Merge patch of the pre-info. */
  site(patch: object): Promise<Record<string, unknown>>;
}

/** The control API of a sandbox (contract §6), each call throwing when it is refused. */
export function createControl(origin: string): Control {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${origin}/sandbox/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const envelope = (await answer.json()) as { status_code: number; message: string; data: T };
    if (envelope.status_code !== 6000) {
      throw new Error(`${method} /sandbox/${path}: ${answer.status} ${envelope.status_code} ${envelope.message}`);
    }
    return envelope.data;
  }
  return {
    reset: () => call('POST', 'reset', {}),
    clock: (change) => call('POST', 'clock', change),
    fault: (fault) => call('POST', 'faults', fault),
    clearFaults: () => call('DELETE', 'faults'),
    events: (state) => call('GET', state ? `events?state=${state}` : 'events'),
    event: (id) => call('GET', `events/${id}`),
    act: (id, event) => call('POST', `events/${id}`, event),
    member: (wanted = {}) => call('POST', 'members', wanted),
    kick: (whom) => call('POST', 'kick', whom),
    audit: () => call('GET', 'ledger/audit'),
    outbox: () => call('GET', 'outbox'),
    site: (patch) => call('POST', 'site', patch),
  };
}
