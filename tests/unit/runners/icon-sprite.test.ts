import { readFileSync } from 'node:fs';

const sprite = readFileSync('public/assets/icons.svg', 'utf8');
const sprites = new Set(Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id));
/** Names of the union that a file declares, however it is laid out. */
const namesIn = (file: string) =>
  Array.from(/IconName =([^;]+);/.exec(readFileSync(file, 'utf8'))![1]!.matchAll(/'([^']+)'/g), ([, id]) => id!);

test('every icon name has its picture, and no picture is without a name', () => {
  const drawings = ['components/ui/pavilion-drawing.tsx', 'components/shell/logo/logo.tsx'].flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/icons\.svg#([^"]+)"/g), ([, id]) => id),
  );
  const names = [...namesIn('components/ui/icon.tsx'), ...namesIn('components/ui/sport-icon.tsx'), ...drawings];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !sprites.has(name))).toEqual([]);
  expect([...sprites].filter((name) => !names.includes(name!))).toEqual([]);
});

test('the sprite contains no scripts, styles or links', () => {
  expect(sprite).not.toMatch(/<script|<style|\bon\w+=|href=|<foreignObject/i);
});
