import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCRATCH } from '../support/scratch';

const ROOT = path.resolve(__dirname, '../..');

const BAD = [
  'useEffect(() => board.current?.scrollIntoView({ block: "start" }), []);',
  'React.useLayoutEffect(() => { return field.current.focus(); });',
  'useInsertionEffect(() => (wide ? box.scrollTo(0, 0) : undefined));',
  'useEffect(async () => { await load(); }, []);',
  'useEffect(() => { if (gone) return 0; return () => {}; }, []);',
  'useEffect(() => void load(), []);',
];
const GOOD = [
  'useEffect(() => { board.current?.scrollIntoView({ block: "start" }); }, []);',
  'useEffect(() => watch(field), []);',
  'useLayoutEffect(() => (row.current ? observe(row.current) : undefined), []);',
  'useEffect(() => { const timer = setTimeout(() => { return box.focus(); }); return () => clearTimeout(timer); }, []);',
  'useEffect(() => { const stop = room.start(); if (!stop) return; return stop; }, []);',
  'useMemo(() => list.map((one) => one.name), []);',
];

test('an effect that returns what a method returns is refused, with what to write instead', () => {
  const folder = mkdtempSync(path.join(SCRATCH, 'lint-'));
  const file = path.join(folder, 'effects.tsx');
  writeFileSync(file, [...BAD, ...GOOD].join('\n'));
  const config = path.join(folder, 'config.json');
  const plugin = path.join(ROOT, 'bin/parts/lint-effects.mjs');
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { 'pavilion/effect-return': 'error' } }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', config, '--format', 'json', file],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; labels: { span: { line: number } }[] }[] };
  expect(diagnostics.map(({ labels }) => labels[0]!.span.line).toSorted((a, b) => a - b)).toEqual(BAD.map((_, at) => at + 1));
  expect(new Set(diagnostics.map(({ message }) => message)).size).toBe(1);
});

test('the rule holds for the project', () => {
  const { jsPlugins, rules } = JSON.parse(
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--print-config'], { cwd: ROOT, encoding: 'utf8' })
      .stdout,
  ) as { jsPlugins: unknown[]; rules: Record<string, unknown> };
  expect(jsPlugins).toHaveLength(1);
  expect(rules['pavilion/effect-return']).toBeTruthy();
});
