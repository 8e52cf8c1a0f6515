import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leftText } from '@pavilion/number/left.copy';

test('remaining time is written in units and never shorter than it is', () => {
  expect([-3, 0, 0.2, 34, 60, 274, 3_599, 3_600, 3_725].map(leftText)).toEqual([
    '0秒',
    '0秒',
    '1秒',
    '34秒',
    '1分00秒',
    '4分34秒',
    '59分59秒',
    '1小时00分',
    '1小时02分',
  ]);
});

/** Times of day, and clocks of matches, which are shown beside the name of their phase. */
const CLOCKS = new Set(['lib/kit/format/site-time.ts', 'lib/domain/betting/sport/clock.rules.ts']);

test('no other file shows a countdown in the format of a time of day', () => {
  const shaped = ['app', 'components', 'lib', 'sandbox/modules/community/game']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !CLOCKS.has(file))
    .filter((file) => /\}:\$\{[^}]*(pad|slice\(-2\))/.test(readFileSync(file, 'utf8')));
  expect(shaped).toEqual([]);
});
