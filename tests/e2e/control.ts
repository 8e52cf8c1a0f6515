/** The sandbox's control API as a tester uses it; each verb answers the envelope's data. */
export interface ControlledMatch {
  id: string;
  ids: Record<string, string>;
  home: string;
  away: string;
  state: string;
  minute: number;
  score: [number, number];
  startTime: string;
}

export interface TestMember {
  userName: string;
  password: string;
  token: string;
  uuid: string;
}

/** What makes a login go through a second step. */
export interface LoginFlags {
  risk?: 6025 | 6026 | 6027 | 6028 | 6029;
  deviceAuth?: boolean;
  captcha?: 'image' | 'slider';
}

export interface Audit {
  balanced: boolean;
  sum: string;
  negativeMembers: number;
  entries: number;
  openBets: number;
  chainIntact: boolean;
}

export class Control {
  constructor(private readonly platform: string) {}

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.platform}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const envelope = (await answer.json()) as { status_code: number; message: string; data: T };
    if (envelope.status_code !== 6000) throw new Error(`control ${method} ${path}: ${envelope.status_code} ${envelope.message}`);
    return envelope.data;
  }

  reset() {
    return this.send<{ seed: string; worldTime: string }>('POST', 'reset', {});
  }

  clock(change: { mode?: 'run' | 'freeze'; set?: string; advanceMs?: number; speed?: number }) {
    return this.send<{ mode: string; worldTime: string; speed: number }>('POST', 'clock', change);
  }

  /** `call` is method and path, such as `POST /v1/match/getList`. */
  fault(fault: { call: string; latencyMs?: number; httpStatus?: number; body?: string; statusCode?: number; drop?: 'before' | 'after'; times?: number }) {
    return this.send<{ id: string }>('POST', 'faults', fault);
  }

  clearFaults() {
    return this.send<{ cleared: number }>('DELETE', 'faults');
  }

  matches(state: 'live' | 'today' | 'early' | 'ended') {
    return this.send<ControlledMatch[]>('GET', `events?state=${state}`);
  }

  event(id: string, event: { type: 'goal' | 'card' | 'corner' | 'suspend' | 'resume' | 'finish' | 'abandon'; side?: 'home' | 'away'; minute?: number }) {
    return this.send<{ id: string; state: string; minute: number; score: [number, number] }>('POST', `events/${id}`, event);
  }

  member(member: { userName?: string; balance?: string; vipLevel?: number; phone?: string; flags?: LoginFlags } = {}) {
    return this.send<TestMember>('POST', 'members', member);
  }

  kick(kick: { userName?: string; token?: string; code?: number }) {
    return this.send<{ sessions: number }>('POST', 'kick', kick);
  }

  /** Text messages that a real platform would have sent, newest first. */
  outbox() {
    return this.send<{ to: string; kind: string; text: string; at: string }[]>('GET', 'outbox');
  }

  audit() {
    return this.send<Audit>('GET', 'ledger/audit');
  }

  /** Merges into the site's pre-info, such as `{ maintainConfig: { status: 0 } }`. */
  site(change: Record<string, unknown>) {
    return this.send<unknown>('POST', 'site', change);
  }
}
