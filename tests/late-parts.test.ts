import { readFileSync } from 'node:fs';
import { targetsIn } from './support/import-graph';
import { sourcesUnder } from './support/sources';

/**
 * A document is stored for other visitors (docs/decisions/076-documents-for-everybody-from-a-store.md) unless its rendering calls
 * `keepOutOfStore`. A part that is late or missing does so in the few places through which all data of a page comes.
 */
const sources = ['app', 'components', 'lib']
  .flatMap((folder) => sourcesUnder(folder))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const textOf = (file: string) => sources.find((source) => source.file === file)!.text;
const isOfBrowser = (text: string) => /^\s*'use client'/.test(text);

/** The only file that streams a part of a page. */
const STREAMED = 'components/shell/in-time.tsx';

/** The component inside of each `<Suspense>` of a file; a text that names none for anything but one component. */
const suspendedIn = (text: string) =>
  [...text.matchAll(/<Suspense\b(?:\/>|=>|[^>])*>(?:\s*<([A-Z]\w*)\b[^<]*\/>\s*<\/Suspense>)?/g)].map(
    ([, name]) => name ?? 'several parts',
  );

/** True if a file imports this component from a module of the browser, which renders at once on the server. */
function rendersAtOnce(file: string, text: string, name: string): boolean {
  const [, module] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
  if (module === undefined) return false;
  const { target } = targetsIn(file, `import '${module}'`)[0]!;
  return isOfBrowser(textOf(`${target}.tsx`));
}

test('parts of a page are streamed by InTime alone', () => {
  const suspending = sources.filter(({ text }) => !isOfBrowser(text) && text.includes('<Suspense'));
  expect(suspending.length).toBeGreaterThan(5);
  const wrong = suspending
    .filter(({ file }) => file !== STREAMED)
    .flatMap(({ file, text }) =>
      suspendedIn(text)
        .filter((name) => !rendersAtOnce(file, text, name))
        .map((name) => `${file} streams ${name}: use InTime of ${STREAMED} with \`within\`, so that its document is not stored.`),
    );
  expect(wrong).toEqual([]);
});

test('a page waits for late data through within, which keeps a document without it out of the store', () => {
  const pages = sources.filter(({ file, text }) => /^(?:app|components|lib\/domain)\//.test(file) && !isOfBrowser(text));
  const wrong = pages
    .filter(({ file, text }) => (/\.server\.tsx?$|^app\//.test(file) || file.endsWith('.tsx')) && /\bPromise\.(?:race|any)\(/.test(text))
    .map(({ file }) => `${file} stops waiting by itself: use within of lib/kit/store/within.server.ts.`);
  expect(wrong).toEqual([]);
});

/** Files with values that may be missing when a page is rendered, with the reason why no document without one is stored. */
const REFRESHED: Readonly<Record<string, string>> = {
  'lib/domain/site/config/refreshed-call.server.ts': 'a missing response keeps the document out of the store',
  'lib/domain/betting/sport/shared-list.server.ts': 'a missing list keeps the document out of the store',
  'lib/domain/site/config/site.server.ts': 'no document is stored without it or after a change of it',
  'lib/domain/betting/counts/counts.server.ts': 'pages look at the counts of other visitors, and the browser reads its own',
};

test('values of a page that are refreshed on the server come through the files that keep a document without them out of the store', () => {
  const users = sources.filter(({ file, text }) => /\bcreateRefreshedValue\b/.test(text) && !file.endsWith('/refreshed-value.ts'));
  expect(users.map(({ file }) => file).toSorted()).toEqual(Object.keys(REFRESHED).toSorted());
});
