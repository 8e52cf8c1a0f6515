import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import { PATHS } from '@/lib/routes';

const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) =>
    path
      .dirname(file)
      .split(path.sep)
      .filter((part) => part !== '.' && !part.startsWith('(')),
  );

/** True if a page file serves the path; a parameter of `app/` matches any one part. */
function isPage(href: string): boolean {
  const parts = new URL(href, 'https://site.example').pathname.split('/').filter(Boolean);
  if (parts[0] === 'help' && parts.length === 2) return HELP_PAGES.some(({ slug }) => slug === parts[1]);
  return PAGES.some((page) => page.length === parts.length && page.every((part, at) => part.startsWith('[') || part === parts[at]));
}

const SOURCES = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);
const TEXTS = SOURCES.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Every match of a pattern's first group, with its file. */
const found = (pattern: RegExp) =>
  TEXTS.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, name: match[1]! })));
const isFile = (href: string) => existsSync(path.join('public', new URL(href, 'https://site.example').pathname));

test.each(PATHS)('%s is a page', (href) => {
  expect(isPage(href)).toBe(true);
});

test('every route path in the source exists', () => {
  const names = found(/\broute\('([^']*)'/g);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name }) => !(PATHS as readonly string[]).includes(name))).toEqual([]);
});

test('every help page that the source links to exists', () => {
  const slugs = found(/\bhelpPath\('(\w+)'\)/g);
  expect(slugs.length).toBeGreaterThan(3);
  expect(slugs.filter(({ name }) => !HELP_PAGES.some(({ slug }) => slug === name))).toEqual([]);
});

test('every literal path in a link or a navigation is a page or a file', () => {
  const literals = [
    ...found(/\bhref=\{?["'`](\/[^"'`$]*)["'`]/g),
    ...found(/\bhref:\s*["'`](\/[^"'`$]*)["'`]/g),
    ...found(/\.(?:push|replace|assign|prefetch)\(["'`](\/[^"'`$]*)["'`]/g),
    ...found(/\bredirect\(["'`](\/[^"'`$]*)["'`]/g),
  ];
  expect(literals.filter(({ name }) => !isPage(name) && !isFile(name))).toEqual([]);
});

test('a link to a missing page is recognized', () => {
  expect(['/nowhere', '/help/nothing', '/mine/finance', '/mine/finance/deposit/x'].filter(isPage)).toEqual([]);
  expect(['/', '/help/lxtz', '/game/sport/FBTY/1', '/mine/finance/deposit?method=bank#x'].filter((href) => !isPage(href))).toEqual([]);
});
