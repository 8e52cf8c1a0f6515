import * as z from '../../lib/contract/schema';
import { fbEnvelopeSchema } from '../../lib/contract/venues/fb.wire';
import { programArgs } from './programs';
import { spawnTethered } from './tethered';

/** A member's or visitor's seat at the venue. */
export interface Seat {
  token: string;
  memberId: string;
}

export interface Rig {
  origin: string;
  /** The test's hand on world and clock. */
  hand(body: Record<string, unknown>): Promise<Record<string, unknown>>;
  member(name: string, balance?: string, extra?: object): Promise<Seat>;
  /** One FB call: its envelope, checked. */
  ask(seat: { token: string } | null, path: string, body: object): Promise<{ code: number; data: unknown }>;
  stop(): Promise<void>;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** Starts the venue with a fake world and, under an engine's settings, an empty database in a child process. */
export async function startRig(settings: Record<string, string>): Promise<Rig> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', SANDBOX_DIR: 'memory', ...settings };
  const child = spawnTethered(programArgs('tests/support/fb-sandbox.ts'), env, 'inherit');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = /rig ready: (\S+)/.exec(chunk.toString());
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error('the rig did not start')));
  });
  const hand = async (body: object) => (await post(`${origin}/rig`, body)) as Record<string, unknown>;
  return {
    origin,
    hand,
    member: async (name, balance, extra = {}) => (await hand({ do: 'member', name, balance, ...extra })) as unknown as Seat,
    async ask(seat, path, body) {
      const answer = await post(`${origin}${path}`, { languageType: 'CMN', ...body }, seat ? { Authorization: seat.token } : {});
      const { code, data, success } = z.parse(fbEnvelopeSchema, answer);
      expect(success).toBe(code === 0);
      return { code, data };
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
