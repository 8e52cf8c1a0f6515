import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, print } from '../../bin/lib/project.mjs';
import { ratios, summarize } from './rounds.mjs';
import { ratioText, resultOf, valueText } from './table.mjs';

const fileOf = (bench) => inRoot('.data', 'bench', `${bench}.json`);

/** The stored report of a bench; null without one. */
export function readReport(bench) {
  try {
    return JSON.parse(readFileSync(fileOf(bench), 'utf8'));
  } catch {
    return null;
  }
}

/** Removes a stored report, so that an old one is never taken for that of this run. */
export const removeReport = (bench) => rmSync(fileOf(bench), { force: true });

/**
 * Collects the rows of a bench and prints each at once. A row has a series of numbers `ours`, mostly one per round, and with
 * `base` a reference of the same length; its result, the ratio if there is one, must not exceed `limit`.
 */
export function startReport(bench) {
  const rows = [];
  const skipped = [];
  const failures = [];
  // Stored at each step: a bench that ends early leaves what it has measured.
  const store = () => {
    mkdirSync(inRoot('.data', 'bench'), { recursive: true });
    writeFileSync(fileOf(bench), JSON.stringify({ rows, skipped, failures }));
  };
  const fail = (sentence) => {
    failures.push(sentence);
    store();
    print(`  ✗ ${sentence}`);
  };
  return {
    fail,
    add({
      metric,
      name,
      unit,
      digits = 2,
      ours,
      base = null,
      baseName = null,
      limit = null,
      goal = null,
      kept = ours.length,
      rounds = ours.length,
    }) {
      const isMeasured = [...ours, ...(base ?? []), ...(base ? ratios(ours, base) : [])].every(Number.isFinite) && ours.length > 0;
      if (!isMeasured) return fail(`${metric}, ${name}: not measured, ${JSON.stringify({ ours, base })}.`);
      const row = {
        metric,
        name,
        unit,
        digits,
        ours: summarize(ours),
        base: base && summarize(base),
        baseName,
        ratio: base && summarize(ratios(ours, base)),
        limit,
        goal,
        kept,
        rounds,
      };
      rows.push(row);
      store();
      const reference = base ? `, ${baseName} ${valueText(row, row.base)}: ${ratioText(row.ratio)}` : '';
      print(`${metric.padEnd(12)} ${name.padEnd(34)} ${valueText(row, row.ours)}${reference}`);
      if (limit !== null && resultOf(row) > limit) fail(`${metric}, ${name}: over its limit of ${limit}.`);
      return undefined;
    },
    skip(metric, reason) {
      skipped.push({ metric, reason });
      store();
      print(`${metric.padEnd(12)} skipped: ${reason}`);
    },
    /** The exit code of the bench. */
    exitCode: () => (failures.length > 0 ? 1 : 0),
  };
}
