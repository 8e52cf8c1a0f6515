import * as z from '@pavilion/contract/schema';
import { fbEnvelopeSchema } from '@pavilion/contract/venues/fb.wire';
import { programArgs } from './programs';
import { spawnChild } from './child-of-parent';
import { ownDatabase } from './test-database';

/** A member's or visitor's session at the venue. */
export interface MemberSession {
  token: string;
  memberId: string;
}

export interface VenueHarness {
  origin: string;
  /** Changes world, clock and members from the test. */
  control(body: Record<string, unknown>): Promise<Record<string, unknown>>;
  member(name: string, balance?: string, extra?: object): Promise<MemberSession>;
  /** One FB call: its envelope, checked. */
  send(session: { token: string } | null, path: string, body: object): Promise<{ code: number; data: unknown }>;
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

/** Starts the venue with a fake world and a database of its own in a child process. */
export async function startVenueHarness(): Promise<VenueHarness> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...(await ownDatabase()) };
  const child = spawnChild(programArgs('tests/support/venue-harness.program.ts'), env, 'inherit');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = /venue ready: (\S+)/.exec(chunk.toString());
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error('the venue did not start')));
  });
  const control = async (body: object) => (await post(`${origin}/control`, body)) as Record<string, unknown>;
  return {
    origin,
    control,
    member: async (name, balance, extra = {}) => (await control({ do: 'member', name, balance, ...extra })) as unknown as MemberSession,
    async send(session, path, body) {
      const response = await post(`${origin}${path}`, { languageType: 'CMN', ...body }, session ? { Authorization: session.token } : {});
      const { code, data, success } = z.parse(fbEnvelopeSchema, response);
      expect(success).toBe(code === 0);
      return { code, data };
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
