#!/usr/bin/env node
/**
 * `npm run bench:memory`: memory of the sandbox with its database, fresh and after a load. It counts what would be free
 * without these processes: their private pages, and for each program once the pages that its processes share. Linux only.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from '../bin/lib/project.mjs';
import { FB_LAUNCH } from './parts/launch.mjs';
import { readTree } from './parts/process-use.mjs';
import { runBench } from './parts/run-bench.mjs';
import { makeFolder, serveSandbox } from './parts/serve.mjs';

/** MiB of a fresh sandbox, and after the load. */
const FRESH_LIMIT = 300;
const LOADED_LIMIT = 400;
const REST_MS = 15_000;
/** Requests of the load. */
const REQUESTS = 10_000;
const MEMBERS = 40;
/** Requests at once. */
const CALLERS = 16;

/** MiB that only the processes below `root` use, by program. */
function memoryOf(root) {
  const programs = new Map();
  for (const pid of readTree(root)) {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const kib = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
      const program = readlinkSync(`/proc/${pid}/exe`).split('/').at(-1);
      const known = programs.get(program) ?? { own: 0, shared: 0 };
      const own = known.own + kib('Private_Clean') + kib('Private_Dirty');
      programs.set(program, { own, shared: Math.max(known.shared, kib('Shared_Clean') + kib('Shared_Dirty')) });
    } catch {
      // It has ended.
    }
  }
  return new Map([...programs].map(([program, { own, shared }]) => [program, (own + shared) / 1024]));
}

/** Adds the sum over all programs, and prints each. */
function addMemory(report, name, programs, limit) {
  print([...programs].map(([program, mib]) => `${program} ${mib.toFixed(0)}`).join(', '));
  const total = [...programs.values()].reduce((sum, mib) => sum + mib, 0);
  report.add({ metric: 'memory', name, unit: 'MiB', digits: 0, ours: [total], limit, goal: limit });
}

const post = (url, body, headers = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }).then((response) =>
    response.json(),
  );

/** Lists of football, basketball and tennis at FB: in play, today, early, both, and titles. */
const LISTS = [1, 3, 5].flatMap((sportId) => [1, 3, 4, 6, 7].map((type) => ({ type, sportId, size: 50 })));

/** Reads of visitors and of members; each takes the number of its request. */
async function requestsOf(platform) {
  const fb = platform.replace(/\d+$/, (port) => Number(port) + 3);
  const launch = async (headers) => (await post(`${platform}/game/api/v1/venue/launch`, FB_LAUNCH, headers)).data.token;
  const guest = await launch({});
  const members = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    const { token, uuid } = (await post(`${platform}/sandbox/members`, { balance: '1000.00' })).data;
    const headers = { 'x-api-token': token, 'x-api-uuid': uuid };
    members.push({ headers, venue: await launch(headers) });
  }
  const memberAt = (index) => members[index % MEMBERS];
  return [
    (index) => post(`${fb}/v1/match/getList`, LISTS[index % LISTS.length], { authorization: guest }),
    (index) =>
      post(
        `${fb}/v1/match/getList`,
        { ...LISTS[index % LISTS.length], oddsType: 1 + (index % 5) },
        { authorization: memberAt(index).venue },
      ),
    () => post(`${fb}/v1/match/statistical`, {}, { authorization: guest }),
    (index) => post(`${platform}/site/api/v1/user/member/info`, { withLockMoney: 1 }, memberAt(index).headers),
    (index) => post(`${platform}/act/api/v1/peak/mine`, { period: 'this' }, memberAt(index).headers),
  ];
}

async function load(platform) {
  const requests = await requestsOf(platform);
  let count = 0;
  const call = async () => {
    while (count < REQUESTS) {
      count += 1;
      await requests[count % requests.length](count);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

async function measureMemory(report) {
  // Without a signing key, requests need no signature.
  const { address, pid } = await serveSandbox(makeFolder(), { NEXT_PUBLIC_SIGN_KEY: '' });
  await pause(REST_MS);
  addMemory(report, 'sandbox with database, fresh', memoryOf(pid), FRESH_LIMIT);
  await load(address);
  addMemory(report, `sandbox with database, after ${REQUESTS} requests`, memoryOf(pid), LOADED_LIMIT);
  await pause(REST_MS);
  addMemory(report, 'sandbox with database, after a rest', memoryOf(pid), LOADED_LIMIT);
}

await runBench('memory', measureMemory, { ofProcesses: ['memory'] });
