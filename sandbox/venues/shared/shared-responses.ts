import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSeconds } from '../../kernel/clock/seconds';
import { codingOf, type Coding } from '../../kernel/http/coding.rules';
import { COMPRESSED_BYTES, encode, nameCoding } from '../../kernel/http/compression';
import type { Context } from '../../modules/context';

/** Bytes of the stored bodies, uncompressed; compressed they add a fifth at most. */
const MAX_BYTES = 8 * 1024 * 1024;

interface Body {
  plain: Buffer;
  /** The body in each coding that was requested; callers at the same time wait for one compression. */
  encoded: Map<Coding, Promise<Buffer>>;
}

/**
 * Responses that are the same for every caller, stored for the second in which they were made. They end earlier when a tester moves
 * the clock, changes a match or resets the data.
 */
export interface SharedResponses {
  /**
   * Sends the response to a question: the stored one, else the one that `make` returns. A caller is authenticated and counted
   * before, and a rejection that `make` throws is not stored.
   */
  send(request: FastifyRequest, reply: FastifyReply, question: string, make: () => object): Promise<FastifyReply>;
}

export function createSharedResponses({
  clock,
  real,
  world,
  onReset,
}: Pick<Context, 'clock' | 'real' | 'world' | 'onReset'>): SharedResponses {
  const bodies = new LRUCache<string, Body>({ maxSize: MAX_BYTES, sizeCalculation: ({ plain }) => plain.length });
  const second = createSeconds({ clock, real });
  /** The second and the testers' changes to matches to which the bodies belong. */
  let moment = '';
  onReset(() => bodies.clear());

  /** Drops the bodies of an earlier moment. */
  function enterMoment(): void {
    const next = `${second()} ${world.version()}`;
    if (next !== moment) bodies.clear();
    moment = next;
  }

  function bodyOf(question: string, make: () => object): Body {
    enterMoment();
    const known = bodies.get(question);
    if (known) return known;
    const made: Body = { plain: Buffer.from(JSON.stringify(make())), encoded: new Map() };
    bodies.set(question, made);
    return made;
  }

  return {
    async send(request, reply, question, make) {
      const { plain, encoded } = bodyOf(question, make);
      const coding = plain.length < COMPRESSED_BYTES ? 'identity' : codingOf(request.headers['accept-encoding']);
      const body = encoded.get(coding) ?? encode(plain, coding);
      encoded.set(coding, body);
      nameCoding(reply, coding);
      return reply.type('application/json; charset=utf-8').send(await body);
    },
  };
}
