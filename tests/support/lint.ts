import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCRATCH } from './scratch';

const ROOT = path.resolve(__dirname, '../..');
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** Messages of one of the project's rules for each line; lines count from 1. */
export function lintLines(rule: string, lines: readonly string[]): { line: number; message: string }[] {
  const folder = mkdtempSync(path.join(SCRATCH, 'lint-'));
  const file = path.join(folder, 'lines.tsx');
  writeFileSync(file, lines.join('\n'));
  const config = path.join(folder, 'config.json');
  const plugin = path.join(ROOT, 'tools/lint/rules.mjs');
  writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { [rule]: 'error' } }));
  const { stdout } = spawnSync(process.execPath, [OXLINT, '-c', config, '--format', 'json', file], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; labels: { span: { line: number } }[] }[] };
  return diagnostics.map(({ message, labels }) => ({ line: labels[0]!.span.line, message })).toSorted((a, b) => a.line - b.line);
}

/** The rules as the project is linted with them. */
export function projectRules(): { jsPlugins: unknown[]; rules: Record<string, unknown> } {
  return JSON.parse(spawnSync(process.execPath, [OXLINT, '--print-config'], { cwd: ROOT, encoding: 'utf8' }).stdout) as never;
}
