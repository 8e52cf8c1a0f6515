import { createPace } from '../parts/pace.mjs';
import { CALLED_SANDBOX, ChatConnection, createControl } from '../parts/platform.mjs';
import { costsOf, readMemoryMb, readIdle, readUse } from '../parts/process-use.mjs';
import { median, runRounds } from '../parts/rounds.mjs';
import { makeFolder, serveSandbox } from '../parts/serve.mjs';

const SOCKETS = [6, 100, 500, 1_000];
/** Highest ratio of a message's cost to that for the fewest connections, and the one that we want. */
const LIMIT = 4;
const GOAL = 2;
/** Connections that the platform allows a member. */
const PER_MEMBER = 3;
/** Members who connect at once. */
const AT_ONCE = 4;
const ROOM = '1';
/** Messages of one member that the platform accepts, with some room. */
const MESSAGE_LIMIT = { max: 5, ms: 10_500 };
const MESSAGES = 10;
/** Frame of a message in a room. */
const MESSAGE = 10_003;

/** Opens `count` connections of a new member. */
async function openMember(sandbox, control, count) {
  const { token } = await control.member({ vipLevel: 3 });
  const lines = [];
  while (lines.length < count) lines.push(await ChatConnection.enter(sandbox.address, token, ROOM));
  return lines;
}

/** Opens connections of further members until there are `count`; those of one member are neighbours. */
async function openLines(sandbox, control, lines, count) {
  while (lines.length < count) {
    const missing = count - lines.length;
    const members = Array.from({ length: Math.min(AT_ONCE, Math.ceil(missing / PER_MEMBER)) }, (_, at) =>
      openMember(sandbox, control, Math.min(PER_MEMBER, missing - at * PER_MEMBER)),
    );
    lines.push(...(await Promise.all(members)).flat());
  }
}

/** Drops the frames that a connection has received so far: the joins of others, and news. */
const forget = (line) => line.received.splice(0);

/** CPU of the sandbox and its database for one message that every connection of a room receives. */
export async function measureChat({ report, rounds, constant }) {
  const sandbox = await serveSandbox(makeFolder(), CALLED_SANDBOX);
  const control = createControl(sandbox.address);
  const lines = [];
  let number = 0;
  let few;
  const paces = [];
  // Neighbours belong to one member, so that each of these lines has a member of its own.
  const senderOf = (message) => Math.floor(((message * PER_MEMBER) % lines.length) / PER_MEMBER);
  const sendToAll = async () => {
    number += 1;
    const text = `第 ${number} 条消息`;
    lines[senderOf(number) * PER_MEMBER].sendMessage(ROOM, text);
    await Promise.all(lines.map((line) => line.next(MESSAGE, ({ content }) => content === text)));
  };
  for (const sockets of SOCKETS) {
    await openLines(sandbox, control, lines, sockets);
    lines.forEach(forget);
    const message = async () => {
      const senders = Array.from({ length: MESSAGES }, (_, at) => senderOf(number + 1 + at));
      const paced = [...new Set(senders)].map((sender) => {
        paces[sender] ??= createPace(MESSAGE_LIMIT);
        return paces[sender](senders.filter((one) => one === sender).length);
      });
      await Promise.all(paced);
      const work = async () => {
        for (let sent = 0; sent < MESSAGES; sent += 1) await sendToAll();
      };
      const use = await readUse(sandbox.pid, work);
      lines.forEach(forget);
      return use;
    };
    const { series: measured, kept } = await runRounds({
      rounds,
      sides: { constant, idle: () => readIdle(sandbox.pid), message },
      reference: 'constant',
    });
    const ours = costsOf(measured.message, measured.idle, MESSAGES);
    few ??= median(ours);
    const row = { metric: 'sockets', name: `message to ${sockets.toLocaleString('en')} connections`, unit: 'ms', ours, kept, rounds };
    const compared = { base: ours.map(() => few), baseName: `${SOCKETS[0]} connections`, goal: GOAL, limit: LIMIT };
    report.add(sockets === SOCKETS[0] ? row : { ...row, ...compared });
  }
  const mb = readMemoryMb(sandbox.pid);
  if (mb !== null)
    report.add({
      metric: 'memory',
      name: `sandbox with ${SOCKETS.at(-1).toLocaleString('en')} connections`,
      unit: 'MiB',
      digits: 0,
      ours: [mb],
      goal: 400,
    });
  for (const line of lines) line.cut();
  await sandbox.stop();
}
