#!/usr/bin/env node
/**
 * `npm run bench:server`: CPU of the site's process for one document, by page, for visitors and for members, compared with pages
 * of bare Next that have the same elements; the platform's part for members; response times at half of what one core can serve.
 */
import { print } from '../bin/lib/project.mjs';
import { sendAtRate, sendInTurn } from './parts/load.mjs';
import { cookiesOf, makeMembers } from './parts/member.mjs';
import { readText, readWhole } from './parts/page.mjs';
import { findEventPath } from './parts/pages.mjs';
import { costsOf, readCpuMs, readMemoryMb, readIdle, usesEnough } from './parts/process-use.mjs';
import { quantile, roundsOf, runRounds } from './parts/rounds.mjs';
import { runBench, withBrowser } from './parts/run-bench.mjs';
import { serveConstant, serveNext, servePavilion } from './parts/serve.mjs';
import { countElements, readTrees } from './parts/tree.mjs';
import { buildPageTwin } from './parts/twin.mjs';

const ROUNDS = roundsOf(5);
/** ms of a series one after another, and of one at a fixed rate. */
const SERIES_MS = 1_000;
const CONNECTIONS = 2;
/** A session may make 200 calls in ten seconds, so that many members share the load. */
const MEMBERS = 20;
/** Share of one core at which response times are measured. */
const SHARE = 0.5;
/** The most requests a second that the load generator can plan. */
const MAX_RATE = 1_000;
/** p99 in ms at that share. */
const SLOWEST_GOAL = 25;

const OPEN_PAGES = { home: '/', list: '/game/sport', event: null, discount: '/activity/discount', help: '/help' };
const MEMBER_PAGES = { 'member-home': '/', mine: '/mine', wallet: '/mine/finance/wallet', records: '/mine/record/betRecord' };
const GOALS = { br: 0.3, gzip: 0.6, member: 0.4, gate: 1 };
const LIMITS = { anonymous: 1, member: 1, gate: 1.5 };
/** Makes requests for an address, in turn with each of the cookies. */
function requestsFor(address, { encoding, cookies = ['isCheck=1'], status }) {
  let sent = 0;
  return () => {
    const cookie = cookies[sent % cookies.length];
    sent += 1;
    return { address, status, headers: { 'Accept-Encoding': encoding, cookie } };
  };
}

/** CPU ms of processes, each by its name, for a series of requests. */
async function measureCpu(next, pids) {
  const read = () => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, readCpuMs(pid)]));
  const [before, begun] = [read(), performance.now()];
  const times = await sendInTurn(next, { connections: CONNECTIONS, ms: SERIES_MS, isEnough: usesEnough(pids.server) });
  const [after, ms] = [read(), performance.now() - begun];
  const cpu = Object.fromEntries(Object.keys(pids).map((name) => [name, after[name] - before[name]]));
  return { cpu, ms, requests: times.length };
}

/** The same, and the ms of each response at half of what one core can serve. */
async function measureBoth(next, pids) {
  const one = await measureCpu(next, pids);
  const perSecond = Math.min(MAX_RATE, (SHARE * 1000 * one.requests) / one.cpu.server);
  return { ...one, times: await sendAtRate(next, { perSecond, ms: SERIES_MS }) };
}

async function readDocuments(site, eventPath, cookie) {
  const documents = {};
  for (const [name, path] of Object.entries(OPEN_PAGES)) documents[name] = await readWhole(site + (path ?? eventPath));
  for (const [name, path] of Object.entries(MEMBER_PAGES)) documents[name] = await readWhole(site + path, { cookie });
  return documents;
}

/** Everything that is measured in a round. */
function sidesOf({ site, sandboxPid, sitePid, twin, constant, eventPath, cookies }) {
  const pids = { server: sitePid, sandbox: sandboxPid };
  const ours = (path, options) => requestsFor(site + path, options);
  const theirs = (path, options) => measureCpu(requestsFor(twin.address + path, { encoding: 'gzip', ...options }), { server: twin.pid });
  const sides = {
    constant: () => measureCpu(requestsFor(constant.address, { encoding: 'gzip' }), { server: constant.pid }),
    idle: () => readIdle(sandboxPid),
    gate: () => measureCpu(ours('/mine', { encoding: 'br', status: 307 }), pids),
    'bare gate': () => theirs('/gate', { status: 307 }),
  };
  for (const [name, path] of Object.entries(OPEN_PAGES)) {
    sides[`${name} br`] = () => measureBoth(ours(path ?? eventPath, { encoding: 'br' }), pids);
    sides[`${name} gzip`] = () => measureCpu(ours(path ?? eventPath, { encoding: 'gzip' }), pids);
    sides[`static ${name}`] = () => theirs(`/static-${name}`);
  }
  for (const [name, path] of Object.entries(MEMBER_PAGES)) {
    sides[name] = () => measureBoth(ours(path, { encoding: 'br', cookies }), pids);
    sides[`dynamic ${name}`] = () => theirs(`/dynamic-${name}`, { cookies });
  }
  return sides;
}

function addCpu(report, { series, kept, rounds }) {
  const cpuOf = (side) => series[side].map(({ cpu, requests }) => cpu.server / requests);
  const compare = (metric, name, side, base, baseName, goal) =>
    report.add({ metric, name, unit: 'ms', ours: cpuOf(side), base: cpuOf(base), baseName, goal, limit: LIMITS[metric], kept, rounds });
  report.add({ metric: 'anonymous', name: 'constant document of node:http', unit: 'ms', ours: cpuOf('constant'), kept, rounds });
  for (const [name, path] of Object.entries(OPEN_PAGES))
    for (const encoding of ['br', 'gzip'])
      compare('anonymous', `${path ?? 'event'}, ${encoding}`, `${name} ${encoding}`, `static ${name}`, 'static', GOALS[encoding]);
  for (const [name, path] of Object.entries(MEMBER_PAGES)) {
    compare('member', path, name, `dynamic ${name}`, 'dynamic', GOALS.member);
    const share = series[name].flatMap(({ cpu, ms, requests }, round) =>
      costsOf([{ cpu: cpu.sandbox, ms }], [series.idle[round]], requests),
    );
    report.add({ metric: 'platform', name: path, unit: 'ms', ours: share, kept, rounds });
  }
  compare('gate', '/mine without a session', 'gate', 'bare gate', 'middleware', GOALS.gate);
}

function addTimes(report, { series, kept, rounds }) {
  for (const [side, path] of Object.entries({ ...OPEN_PAGES, ...MEMBER_PAGES })) {
    const own = series[side] ?? series[`${side} br`];
    const [half, late] = [0.5, 0.99].map((part) => own.map(({ times }) => quantile(times, part)));
    const row = { metric: 'latency', unit: 'ms', digits: 1, kept, rounds };
    const name = side === 'member-home' ? '/ of a member' : (path ?? 'event');
    report.add({ ...row, name: `${name}, p50`, ours: half });
    report.add({ ...row, name: `${name}, p99`, ours: late, goal: SLOWEST_GOAL });
  }
}

function addMemory(report, sizes) {
  if (Object.values(sizes).some(([mb]) => mb === null)) return report.skip('memory', 'the kernel does not tell the memory of processes');
  for (const [name, [mb, goal]] of Object.entries(sizes)) report.add({ metric: 'memory', name, unit: 'MiB', digits: 0, ours: [mb], goal });
  return undefined;
}

async function run(browser, report) {
  const { address: site, platform, sitePid, sandboxPid } = await servePavilion();
  const fresh = readMemoryMb(sandboxPid);
  const eventPath = await findEventPath(platform);
  const cookies = (await makeMembers(platform, MEMBERS)).map(cookiesOf);
  // A member's first pages open sessions at the venues.
  for (const cookie of cookies) for (const path of Object.values(MEMBER_PAGES)) await readText(site + path, { cookie });
  const trees = await readTrees(browser, await readDocuments(site, eventPath, cookies[0]));
  for (const [name, tree] of Object.entries(trees)) print(`${name.padEnd(12)} ${countElements(tree)} elements`);
  const twin = await serveNext(buildPageTwin(trees));
  const constant = await serveConstant();
  const results = await runRounds({
    rounds: ROUNDS,
    sides: sidesOf({ site, sandboxPid, sitePid, twin, constant, eventPath, cookies }),
    reference: 'constant',
    numberOf: ({ cpu, requests }) => cpu.server / requests,
  });
  addCpu(report, results);
  addTimes(report, results);
  addMemory(report, {
    'sandbox, fresh': [fresh, 300],
    'sandbox, after this bench': [readMemoryMb(sandboxPid), 400],
    'site, after this bench': [readMemoryMb(sitePid), 300],
  });
}

await runBench('server', (report) => withBrowser((browser) => run(browser, report)), {
  ofProcesses: ['anonymous', 'member', 'platform', 'gate', 'latency', 'memory'],
});
