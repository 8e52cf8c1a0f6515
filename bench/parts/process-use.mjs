import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** ms of one tick of the kernel's counters; user space sees 100 ticks a second on every architecture. */
const TICK_MS = 10;

/** The reason why CPU time cannot be read here; null where it can. */
export const cpuObstacle = () => (existsSync('/proc/self/stat') ? null : `${process.platform} has no /proc, from which CPU time is read`);

/** Parent and ticks of one process from its line in `/proc/<pid>/stat`, those of its ended children included. */
export function readStat(line) {
  // The name of the program is in brackets and may contain spaces and brackets itself.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ticks: user + system + endedUser + endedSystem };
}

function readProcesses() {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It ended meanwhile.
    }
  }
  return processes;
}

/** The process and everything below it. */
export function treeOf(processes, pid) {
  const below = [...processes].flatMap(([child, { parent }]) => (parent === pid ? treeOf(processes, child) : []));
  return processes.has(pid) ? [pid, ...below] : below;
}

/** Ids of a process and of everything below it. */
export const readTree = (pid) => treeOf(readProcesses(), pid);

/** CPU ms that a process and its children have used since their start, user and system. */
export function readCpuMs(pid) {
  const processes = readProcesses();
  return treeOf(processes, pid).reduce((ticks, one) => ticks + processes.get(one).ticks, 0) * TICK_MS;
}

/** CPU ms of a series that make its error by the kernel's ticks small. */
const ENOUGH_MS = 500;

/** A condition for the end of a series: the process has used enough CPU since now. */
export function usesEnough(pid) {
  const before = readCpuMs(pid);
  return () => readCpuMs(pid) - before >= ENOUGH_MS;
}

/** CPU ms and clock ms of a process and its children during `work`. */
export async function readUse(pid, work) {
  const [before, begun] = [readCpuMs(pid), performance.now()];
  await work();
  return { cpu: readCpuMs(pid) - before, ms: performance.now() - begun };
}

/** ms for which a program is left alone. */
const IDLE_MS = 2_000;

/** CPU ms and clock ms of a process and its children while nobody requests anything. */
export const readIdle = (pid) => readUse(pid, () => pause(IDLE_MS));

/** Least CPU ms of a series: differences of two readings may be 0. */
const LEAST_MS = 1;

/** CPU ms of each of `units` in the uses of a series, without what the process used while idle in the same round. */
export const costsOf = (uses, idles, units) =>
  uses.map(({ cpu, ms }, round) => Math.max(LEAST_MS, cpu - (idles[round].cpu * ms) / idles[round].ms) / units);

/** Memory of a process and its children in MiB, shared pages by their part; null where the kernel does not tell. */
export function readMemoryMb(pid) {
  try {
    const sizes = readTree(pid).map((one) => /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')));
    return sizes.reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0) / 1024;
  } catch {
    return null;
  }
}
