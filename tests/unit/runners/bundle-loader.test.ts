import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** Bundles the site's schema functions and reads two rows with the result. */
const SCRIPT = `
  import load from './bin/loaders/bundle-loader.mjs';
  const code = await load.call({ resourcePath: ${JSON.stringify(path.join(ROOT, 'lib/contract/schema.ts'))} });
  const z = await import('data:text/javascript;base64,' + Buffer.from(code).toString('base64'));
  const row = z.object({ id: z.number(z.int()), name: z.optional(z.string(z.maxLength(3))) });
  console.log(JSON.stringify({
    imports: /^import /m.test(code),
    unused: ['ZodTuple', 'ZodIPv4', 'Extended_Pictographic', '0-9a-fA-F'].filter((sign) => code.includes(sign)),
    read: [{ id: 1, name: 'a', more: true }, { id: 1.5 }, { id: 1, name: 'abcd' }].map((value) => z.safeParse(row, value).data ?? null),
  }));
`;

test('the bundle of the schema module contains only the used parts of zod', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { cwd: ROOT, encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({ imports: false, unused: [], read: [{ id: 1, name: 'a' }, null, null] });
});
