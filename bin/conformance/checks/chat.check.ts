import { WebSocket } from 'ws';
import { CHAT, CHAT_OK, chatResponseSchema, chatFrameSchema, chatJoinSchema, chatLoginSchema } from '@pavilion/contract/chat.wire';
import * as z from '@pavilion/contract/schema';
import { chatAddress, HEARTBEAT, joinFrame, leaveFrame, loginFrame } from '../../../lib/domain/community/chat/frame.rules';
import { chatOriginOf } from '../../../lib/domain/site/config/origins.rules';
import type { Facts } from '../facts';
import { issuesOf } from '../judge/issues';
import { error, type Finding, skipped, warning } from '../report/finding';
import { valueAt } from '../json-path';
import { about, type Check } from './check';
import { configOf } from './config.check';

const LOBBY = '1';
const NAME = 'chat';
const FOREIGN = 'https://another-site.example';

interface Line {
  send(frame: object): void;
  /** The next frame of a message id, unchanged; null when none comes in time. */
  next(msgId: number): Promise<unknown>;
  /** Invalid frames. */
  findings: Finding[];
  close(): void;
}

/** Opens the socket as a page does; returns the reason as text when it does not open. */
function openLine(address: string, { origin, timeout }: { origin: string; timeout: number }): Promise<Line | string> {
  const socket = new WebSocket(address, { origin, handshakeTimeout: timeout, followRedirects: false });
  const frames: { msgId: unknown; msgData: unknown }[] = [];
  const findings: Finding[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data, binary) => {
    const frame = binary ? undefined : parsed(String(data));
    if (frame === undefined) findings.push(error('(frame)', 'a JSON text frame', 'another frame'));
    else findings.push(...issuesOf(chatFrameSchema, frame, '(frame)'));
    frames.push({ msgId: valueAt(frame, 'msgId'), msgData: valueAt(frame, 'msgData') });
    for (const look of waiting) look();
  });
  const next = (msgId: number) =>
    new Promise<unknown>((resolve) => {
      const end = (value: unknown) => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve(value);
      };
      const look = () => {
        const at = frames.findIndex((frame) => frame.msgId === msgId);
        if (at !== -1) end(frames.splice(at, 1)[0]!.msgData ?? {});
      };
      const timer = setTimeout(end, timeout, null);
      waiting.add(look);
      look();
    });
  return new Promise((resolve) => {
    socket.on('error', (problem) => resolve(problem.message));
    socket.on('open', () =>
      resolve({ send: (frame) => socket.send(JSON.stringify(frame)), next, findings, close: () => socket.terminate() }),
    );
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judgeResponse(response: unknown, schema: z.Schema, what: string): Finding[] {
  if (response === null) return [error('', `a response to the ${what} frame`, 'none in time')];
  const issues = issuesOf(chatResponseSchema, response, 'msgData');
  if (issues.length > 0) return issues;
  const { code, data } = response as { code: number; data: unknown };
  return code === CHAT_OK ? issuesOf(schema, data, 'msgData.data') : [error('msgData.code', String(CHAT_OK), String(code))];
}

function judgeRejected(response: unknown): Finding[] {
  if (response === null) return [error('', 'a response to the login frame', 'none in time')];
  const code = valueAt(response, 'code');
  return typeof code === 'number' && code !== CHAT_OK ? [] : [error('msgData.code', 'a rejection of an unknown token', String(code))];
}

async function talk(line: Line, facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  const token = await chatToken(facts);
  const began = performance.now();
  line.send(loginFrame(token ?? 'conformance.unknown.token', ''));
  const login = await line.next(CHAT.login);
  const ms = Math.round(performance.now() - began);
  if (token === null) {
    add(about(`${NAME}: login with an unknown token (10001)`, judgeRejected(login), ms));
    add(about(`${NAME}: login (10001), rooms (10002) and heartbeat (0)`, [skipped('Needs a member.')]));
    return;
  }
  add(about(`${NAME}: login (10001)`, judgeResponse(login, chatLoginSchema, 'login'), ms));
  line.send(HEARTBEAT);
  add(
    about(
      `${NAME}: heartbeat (0)`,
      (await line.next(CHAT.heartbeat)) === null
        ? [error('', 'a response to the heartbeat frame', 'none in time', 'The site reconnects after a silence.')]
        : [],
    ),
  );
  line.send(joinFrame(LOBBY));
  add(about(`${NAME}: room 1 (10002)`, judgeResponse(await line.next(CHAT.joinRoom), chatJoinSchema, 'join')));
  line.send(leaveFrame(LOBBY));
}

/** A chat token of its own, since a token is valid once and the member's calls have read one. */
async function chatToken(facts: Facts): Promise<string | null> {
  if (facts.token === null) return null;
  const { data } = await facts.succeed(facts.call('memberJwt'), {});
  return typeof data === 'string' ? data : null;
}

/** The chat's socket opens for the site's pages, responds to login, heartbeat and rooms, and rejects an unknown token. */
export const checkChat: Check = async (facts, add) => {
  const named = facts.options.chat || (await configOf(facts)).chatSocketUrl;
  const origin = chatOriginOf(named);
  const address = origin === null ? '' : chatAddress(named, [origin]);
  if (address === '') {
    add(about(`${NAME}: handshake`, [skipped('The configuration names no usable chatSocketUrl.')]));
    return;
  }
  const began = performance.now();
  const line = await openLine(address, facts.options);
  const ms = Math.round(performance.now() - began);
  if (typeof line === 'string') {
    add(
      about(
        `${NAME}: handshake`,
        [error('', `a socket that opens for pages of ${facts.options.origin}`, line.replaceAll(/\d+\.\d+\.\d+\.\d+:\d+/g, 'the address'))],
        ms,
      ),
    );
    return;
  }
  add(about(`${NAME}: handshake`, [], ms));
  await talk(line, facts, add);
  add(about(`${NAME}: frames`, line.findings));
  line.close();
  const foreign = await openLine(address, { ...facts.options, origin: FOREIGN });
  const opened = warning(
    'header origin',
    'a rejection of pages of other sites',
    'an open socket',
    'A page elsewhere may then use a member’s chat token.',
  );
  add(about(`${NAME}: handshake of another site`, typeof foreign === 'string' ? [] : [opened]));
  if (typeof foreign !== 'string') foreign.close();
};
