import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { IM_CODE, imEnvelopeSchema, imMemberSchema } from '@pavilion/contract/venues/im.wire';
import { type CallLimit, withinTime } from '@/lib/kit/http/deadline';
import { BusinessError, type RejectionKind } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { readParts, readShape } from '@/lib/platform/response';
import { callWithRelaunch } from '../shared/venue-call';
import { isImExpired, toImRequest, type ImParams } from './im.request';

const REJECTION_KIND: Readonly<Record<number, RejectionKind>> = {
  [IM_CODE.maintenance]: 'maintenance',
  [IM_CODE.marketMissing]: 'missing',
};

/** Session data for calls to IM (spec §3, IM parameters). */
export type ImSession = ImParams;

export interface ImSessions {
  /** The stored session, or a new one. */
  open(): Promise<ImSession>;
  /** A new session in place of an expired one; concurrent callers share it. */
  renew(expired: ImSession): Promise<ImSession>;
}

/** Pages call IM through the site's `/improxy`; the site's server calls its origin. */
export type Way = 'proxy' | 'origin';

export interface ImRequest<Response> extends CallLimit {
  /** `GetEventInfoMbt` */
  name: string;
  body: Record<string, unknown>;
  response: z.Schema<Response>;
  /** All or nothing: the response decides about money, or is a list. In other responses an invalid part costs only itself. */
  whole?: boolean;
  /** Codes besides 100 whose response counts as a success. */
  also?: readonly number[];
}

export interface ImCaller {
  <Response>(request: ImRequest<Response>): Promise<Response>;
  /** Opens a session, stored or new, before a bet is sent. */
  open(): Promise<unknown>;
  /** The member's group, which decides an event's prices (venues §3.2); `A` for a guest. */
  spreadGroup(): Promise<string>;
}

/** The group of visitors, and of members without one. */
export const FIRST_GROUP = 'A';

async function sendTo<Response>(way: Way, session: ImSession, request: ImRequest<Response> & { signal: AbortSignal }): Promise<Response> {
  const name = `IMTY ${request.name}`;
  const path = `/api/mobile/${request.name}`;
  const travels = toImRequest({ method: 'POST', path, body: request.body }, session);
  const { body } = await exchange({
    name,
    ...travels,
    url: way === 'origin' ? session.origin + path : travels.url,
    signal: request.signal,
    credentials: 'omit',
  });
  const read = request.whole ? readShape : readParts;
  const { StatusCode: code, StatusDesc: message } = await read(name, imEnvelopeSchema, body);
  if (code !== IM_CODE.ok && !request.also?.includes(code)) {
    const { imMessage } = await import('./im.rejection.copy');
    throw new BusinessError(code, imMessage(code) ?? message, body, 'IMTY', body, REJECTION_KIND[code]);
  }
  return read(name, request.response, body);
}

/**
 * Calls IM; on 101, 102, 103 and 202 it relaunches and repeats the call once. Launch, call and repeat share one time limit,
 * `timeout` ms, or their caller's (`scope`); a late launch continues for the next call.
 */
export function createImCaller(sessions: ImSessions, way: Way, timeout = READ_TIMEOUT_MS): ImCaller {
  const groups = new Map<string, Promise<string>>();

  const callIm = <Response>(request: ImRequest<Response>): Promise<Response> =>
    withinTime({ timeout, ...request }, ({ signal }) =>
      callWithRelaunch(isImExpired, sessions, (session) => sendTo(way, session, { ...request, signal })),
    );

  async function getGroup(): Promise<string> {
    try {
      const { SpreadGroup } = await callIm({ name: 'GetMemberByToken', body: {}, response: imMemberSchema });
      return SpreadGroup ?? FIRST_GROUP;
    } catch (error) {
      // A guest has no group; after any other error the next list requests it again.
      if (error instanceof BusinessError) return FIRST_GROUP;
      throw error;
    }
  }

  return Object.assign(callIm, {
    open: () => sessions.open(),
    async spreadGroup(): Promise<string> {
      const { Token } = await sessions.open();
      let group = groups.get(Token);
      if (!group) {
        groups.clear();
        group = getGroup();
        groups.set(Token, group);
        group.catch(() => groups.delete(Token));
      }
      return group.catch(() => FIRST_GROUP);
    },
  });
}
