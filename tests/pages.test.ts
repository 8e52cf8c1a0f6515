import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PATHS, route } from '@/lib/routes';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { FRAMES } from '@/lib/domain/site/frame/frame.model';
import { memberPages, openPages, type PageFile } from './support/app-paths';
import { sourcesUnder } from './support/sources';

/** The steps of "Add a page" in CONTRIBUTING.md that nothing else misses. */
const read = (file: string) => readFileSync(file, 'utf8');
const OPEN = openPages();
const MEMBER = memberPages();

test('finds the pages', () => {
  expect(OPEN.length).toBeGreaterThan(30);
  expect(MEMBER.length).toBeGreaterThan(40);
});

/** Pages without parameters to which no link of the site leads. */
const UNLINKED: Readonly<Record<string, string>> = {
  '/user/switch': 'The platform’s own links lead there.',
  '/game/sport/V188': 'A category of the platform leads there.',
};

test('each page has its path in lib/routes.ts', () => {
  const paths = new Set<string>([...PATHS, ...Object.values(FRAMES).map((frame) => frame.path), ...Object.keys(UNLINKED)]);
  const wrong = [...OPEN, ...MEMBER]
    .filter(({ pattern }) => !pattern.includes('[') && !paths.has(pattern))
    .map(({ file, pattern }) => `${file}: add ${pattern} to PATHS in lib/routes.ts, and a title to lib/page-titles.ts.`);
  expect(wrong).toEqual([]);
});

test('each page of PATHS has a title of lib/page-titles.ts', () => {
  const paths = new Set<string>(PATHS);
  // The home page has the title of the site.
  const wrong = [...OPEN, ...MEMBER]
    .filter(({ file, pattern }) => pattern !== '/' && paths.has(pattern) && !/\bPAGE_TITLES\.\w+/.test(read(file)))
    .map(({ file }) => `${file}: take its title from lib/page-titles.ts.`);
  expect(wrong).toEqual([]);
});

/** Open pages that no search engine may list, with the reason. */
const UNLISTED: Readonly<Record<string, string>> = {
  '/chat': 'It is for members.',
  '/customer/instead': 'It is for visitors who cannot reach 客服.',
  '/download-page': 'It is the page of download hosts.',
  '/game/gaming/[venue]': 'It redirects.',
  '/game/sport/[venue]': 'It redirects.',
  '/other/maintenance': 'It is a state of the site.',
  '/other/restrictionIp': 'It is a state of the site.',
  '/other/stopService': 'It is a state of the site.',
  '/user/login': 'It is a form.',
  '/user/password': 'It is a form.',
  '/user/register': 'It is a form.',
  '/user/switch': 'It is for links of the platform.',
};
/** Pages that show a venue’s own page in a frame. */
const FRAMED: ReadonlySet<string> = new Set(Object.values(FRAMES).map(({ path }) => path));

test('each page for everybody has a description, and only those may be listed by search engines', () => {
  const isListed = ({ file }: PageFile) => /\bopenPage\(/.test(read(file));
  const wrong = OPEN.filter((page) => isListed(page) === (page.pattern in UNLISTED || FRAMED.has(page.pattern))).map(
    ({ file }) => `${file}: openPage(title, description), or a reason in UNLISTED.`,
  );
  expect(wrong).toEqual([]);
  expect(MEMBER.filter(isListed)).toEqual([]);
});

test('each path of a member’s page has a link', () => {
  const texts = ['app', 'components', 'lib'].flatMap((folder) => sourcesUnder(folder)).map(read);
  const isUsed = (path: string) => texts.some((text) => text.includes(`route('${path}')`));
  const members = new Set(MEMBER.map(({ pattern }) => pattern));
  const wrong = PATHS.filter((path) => members.has(path) && !isUsed(path)).map(
    (path) => `${path} of lib/routes.ts: link to it from where a member looks for it.`,
  );
  expect(wrong).toEqual([]);
});

/** Pages whose unknown addresses never reach them, with the reason. */
const GUARDED: Readonly<Record<string, string>> = {
  '/help/[slug]': 'The gate responds to an unknown page (gate.rules.ts).',
};

test('each page that calls notFound() has the page for missing addresses beside it: every document has the root’s one line', () => {
  const wrong = [...OPEN, ...MEMBER]
    .filter(({ file, pattern }) => /\bnotFound\(\)/.test(read(file)) && !(pattern in GUARDED))
    .filter(({ file }) => {
      const beside = join(dirname(file), 'not-found.tsx');
      return !existsSync(beside) || !/\bMissingPage as default\b/.test(read(beside));
    })
    .map(({ file }) => `${file}: add not-found.tsx, which exports MissingPage.`);
  expect(wrong).toEqual([]);
});

test('each member page asks for the member first', () => {
  const wrong = MEMBER.filter(({ file }) => !/\brequire(?:Confirmed)?Member\(\)/.test(read(file))).map(
    ({ file }) => `${file}: await requireMember().`,
  );
  expect(wrong).toEqual([]);
});

/** Screens of members’ pages that cannot fail as a whole, with the reason. */
const CANNOT_FAIL: Readonly<Record<string, string>> = {
  GiftHistories: 'It chooses between GiftHistory and GivenGiftHistory, which are rows.',
  GuideOverview: 'Its texts are the site’s own.',
  PageFinder: 'It searches the site’s own titles.',
  PayeeLinks: 'Its rows lead to their pages also while the number of payees is unknown.',
};

const ERRORS = 'tests/render/money/member-errors.test.tsx';
const componentsOf = ({ file }: PageFile): string[] =>
  [...read(file).matchAll(/import \{ ([^}]+) \} from '@\/components\/(?!ui\/|shell\/)/g)].flatMap((match) => match[1]!.split(', '));

test('each member page shows its error: SCREENS of member-errors', () => {
  const rows = read(ERRORS);
  const wrong = MEMBER.map((page) => ({ ...page, names: componentsOf(page) }))
    .filter(({ names }) => !names.some((name) => name in CANNOT_FAIL || rows.includes(`<${name} `)))
    .map(({ file, names }) => `${file}: give ${names.join(' or ')} a row in SCREENS of ${ERRORS}.`);
  expect(wrong).toEqual([]);
});

/** Pages whose screen a journey opens under another path. */
const SAME_SCREEN: ReadonlySet<string> = new Set([
  // tests/render/money/payee-pages.test.tsx renders each of them.
  ...Object.values(PAYEE_PAGES).flatMap(({ list, add }) => [list, add].map((page) => page.split('?')[0]!)),
  route('/mine/userInfo/authentication/bindBankCard'),
  // A category of games, as 彩票 is.
  route('/game/chess'),
  route('/game/fishing'),
  route('/game/gaming'),
  // It leads on at once, unless a link of the platform has brought a token.
  '/user/switch',
]);

/** Journeys that visit every page, or only name their paths. */
const SWEEPING = /\/(?:accessibility|census|early-form|guard|headers|links)\.e2e\.ts$/;
const JOURNEYS = ['tests/e2e/journeys', 'tests/e2e/pages'].flatMap((folder) => sourcesUnder(folder)).filter((file) => !SWEEPING.test(file));

/** Paths without parameters of the query that some files open, themselves or by a template. */
const pathsOpenedIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...read(file).matchAll(/['"`](\/[^'"`?#]*)/g)].map((match) => match[1]!.replace(/\$\{.*$/, '')));

/** True for a page whose path is among the opened ones; a parameter of `app/` matches any one part. */
function isAmong(opened: readonly string[], { pattern }: PageFile): boolean {
  const parts = pattern.split('/');
  return opened.some((address) => {
    const others = address.split('/');
    return others.length === parts.length && parts.every((part, at) => part.startsWith('[') || part === others[at]);
  });
}

test('each page has a journey that opens it, or a stop in walk.e2e.ts', () => {
  const opened = pathsOpenedIn(JOURNEYS);
  const wrong = [...OPEN, ...MEMBER]
    .filter((page) => !isAmong(opened, page) && !SAME_SCREEN.has(page.pattern))
    .map(({ pattern }) => `${pattern}: give it a stop in tests/e2e/journeys/site/walk.e2e.ts.`);
  expect(wrong).toEqual([]);
});

/** Pages without a picture in the gallery, with the reason. */
const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  '/user/switch': 'It leads on at once, unless a link of the platform has brought a token.',
  '/game/gaming/[venue]': 'It leads to the address of a frame.',
  ...Object.fromEntries(Object.values(FRAMES).map(({ path }) => [path, 'The page of a venue fills it.'])),
};

/** Files of the gallery, with the page objects that they import. */
function galleryFiles(): string[] {
  const files = new Set(sourcesUnder('tests/e2e/gallery'));
  // The set is walked while it grows.
  for (const file of files)
    for (const [, target] of read(file).matchAll(/from '(\.[^']*\/pages\/[\w-]+|\.\/[\w-]+)'/g))
      if (!file.includes('/gallery/') || target!.includes('/pages/')) files.add(`${join(dirname(file), target!)}.ts`);
  return [...files];
}

/** The screens that a page imports, as one text: pages with the same ones look alike. */
const screensOf = ({ file }: PageFile): string =>
  [...read(file).matchAll(/import \{ ([^}]+) \} from '@\/(?:app|components)\/(?!ui\/|shell\/)/g)].map((match) => match[1]!).join();

test('each page has a picture in the gallery, or its screen has one at another path', () => {
  const opened = pathsOpenedIn(galleryFiles());
  const pages = [...OPEN, ...MEMBER];
  const pictured = new Set(pages.filter((page) => isAmong(opened, page)).map(screensOf));
  const wrong = pages
    .filter((page) => !isAmong(opened, page) && !pictured.has(screensOf(page) || page.file) && !(page.pattern in WITHOUT_PICTURE))
    .map(({ pattern }) => `${pattern}: take its states in a file of tests/e2e/gallery/.`);
  expect(wrong).toEqual([]);
});
