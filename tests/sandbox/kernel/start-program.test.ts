import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startScript } from '../../support/runner';

/** Returns the file of the compiled sandbox, as a command does. */
async function compiled(): Promise<string> {
  const { code, lines } = await startScript(
    `const { sandboxProgram } = await import('./bin/lib/sandbox-program.mjs'); console.log(await sandboxProgram());`,
  ).ended;
  expect(code).toBe(0);
  return lines.at(-1)!;
}

type Inputs = [name: string, state: string][];

test('the sandbox is compiled again only when one of its sources changed', async () => {
  const record = join(dirname(await compiled()), 'inputs.json');
  const { mtimeMs } = statSync(record);
  const inputs = JSON.parse(readFileSync(record, 'utf8')) as Inputs;
  const names = inputs.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['sandbox/main.ts', 'lib/contract/codes.ts', 'package-lock.json']));

  await compiled();
  expect(statSync(record).mtimeMs).toBe(mtimeMs);

  writeFileSync(record, JSON.stringify(inputs.map(([name, state]) => [name, name === 'sandbox/main.ts' ? 'older' : state])));
  await compiled();
  expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(inputs);
}, 120_000);
