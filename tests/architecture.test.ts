import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { circlesBetween, importsIn, targetsIn, type Target } from './support/import-graph';
import { MANIFESTS, packageFolderOf } from './support/own-packages';

/**
 * The layering as one table (docs/architecture.md). An import may go sideways or down, never up; each outside package has one door.
 * Every failure is a sentence with the correction.
 */
const ROOT = path.resolve(__dirname, '..');
const FOLDERS = ['app', 'components', 'lib', 'sandbox'];
/** Files that may import each part of zod: the schemas over its core, the server's settings, which convert texts, and the sandbox. */
const SCHEMA_DOORS: Readonly<Record<string, RegExp>> = {
  'zod/v4/core': /^lib\/contract\/schema\.ts$/,
  'zod/mini': /^(lib\/env\.ts$|sandbox\/|bin\/|tests\/repository\.test\.ts$)/,
};
const MIN_FILES = 100;
const MIN_NOUNS = 40;
const MAX_LINES = 400;

/** First match decides. */
const LEVELS: readonly [pattern: RegExp, level: number, name: string][] = [
  [/^(app\/|middleware\.ts|instrumentation\.ts)/, 7, 'app'],
  [/^components\/(ui|shell)\//, 5, 'components/ui and shell'],
  [/^components\//, 6, 'components'],
  [/^lib\/venues\/(registry|guest\.server)\.ts$/, 4, 'keeps state'],
  [
    /\.(queries|mutations|feed|store|storage|listener|index|server)\.tsx?$/,
    4,
    'keeps state (.queries .mutations .feed .store .storage .listener .index .server)',
  ],
  [/^lib\/venues\/.*\.copy\.ts$/, 0, 'names (.copy)'],
  [/^lib\/venues\/.*adapter\.ts$/, 2, 'converts (.adapter)'],
  [/^lib\/(platform|venues)\//, 3, 'sends calls (lib/platform, venues)'],
  [/\.api\.ts$/, 3, 'sends calls (.api)'],
  [
    /^lib\/(contract\/|routes\.ts|page-titles\.ts|page-descriptions\.ts|query-keys\.ts|env\.ts|kit\/(number|format)\/)/,
    0,
    'defines names and numbers',
  ],
  [/\.(model|copy)\.ts$/, 0, 'names (.model .copy)'],
  [/\.rules\.ts$/, 1, 'decides (.rules)'],
  [/^lib\/kit\//, 2, 'transports (lib/kit)'],
  [/^lib\/domain\//, 4, 'keeps state'],
];

/** package → folders that may import it. */
const DOORS: Readonly<Record<string, readonly RegExp[]>> = {
  ky: [/^lib\/kit\/http\//],
  'crypto-js': [/^lib\/kit\/crypto\//],
  jose: [/^lib\/kit\/crypto\//, /^sandbox\//],
  '@noble/hashes': [/^lib\/kit\/number\//, /^lib\/contract\/address-checksum\.lazy\.ts$/],
  '@scure/base': [/^lib\/contract\/address-checksum\.lazy\.ts$/],
  cookie: [/^lib\/kit\/browser\/cookie\.ts$/],
  nookies: [/^lib\/domain\/site\/gate\/cookie\.server\.ts$/],
  zustand: [/\.store\.ts$/, /^lib\/kit\/browser\/persisted-store\.ts$/],
  pino: [/^lib\/kit\/log\//, /^sandbox\//],
  redis: [/^lib\/kit\/store\//, /^sandbox\//],
  'p-queue': [/^lib\/kit\/store\//],
  'lru-cache': [/^lib\/kit\/store\//, /^sandbox\//],
  'rate-limiter-flexible': [/^lib\/kit\/store\//, /^sandbox\//],
  fastify: [/^sandbox\//],
  'drizzle-orm': [/^sandbox\//],
};

/** Files that no layer holds, but whose packages are declared like any other's. */
const TOOLS = ['bin', 'bench', 'tests'];

interface Source {
  file: string;
  text: string;
  imports: readonly Target[];
}

function filesBelow(folder: string, ending = /(?<!\.d)\.tsx?$/): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(inner, ending);
    return ending.test(entry.name) ? [inner] : [];
  });
}

function read(file: string): Source {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return { file, text, imports: targetsIn(file, text) };
}

const files = [...FOLDERS.flatMap((folder) => filesBelow(folder)), 'middleware.ts'];
const sources = files.map(read);
const known = new Set(files);
const tools = [
  ...TOOLS.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs|cjs)$/)),
  ...readdirSync(ROOT).filter((name) => /\.(?:ts|mjs)$/.test(name) && !known.has(name) && name !== 'next-env.d.ts'),
].map(read);

/** The project file behind an import, or null for a package. */
function fileOf(target: string): string | null {
  const bare = target.replace(/\.(ts|tsx)$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, target].find((name) => known.has(name)) ?? null;
}

function levelOf(file: string): { level: number; name: string } | null {
  const row = LEVELS.find(([pattern]) => pattern.test(file));
  return row ? { level: row[1], name: row[2] } : null;
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

test('the layer table covers every file', () => {
  expect(files.length).toBeGreaterThan(MIN_FILES);
  expect(sources.flatMap((source) => source.imports).length).toBeGreaterThan(MIN_FILES);
});

test('a layer imports only its own level or a lower one', () => {
  const wrong = sources
    .filter((source) => !source.file.startsWith('sandbox/'))
    .flatMap((source) =>
      source.imports.flatMap(({ target, typeOnly }) => {
        const other = fileOf(target);
        if (!other || typeOnly || other.startsWith('sandbox/')) return [];
        const from = levelOf(source.file);
        const to = levelOf(other);
        if (!from || !to || to.level <= from.level) return [];
        // Every page's frame mounts the guard, the slip bar and the balance, so shell may show nouns.
        if (source.file.startsWith('components/shell/') && to.level === 6) return [];
        return [`${source.file} (${from.name}) imports ${other} (${to.name}): move what it needs down, or pass it in as an argument.`];
      }),
    );
  expect(wrong).toEqual([]);
});

test('a minute, an hour and a day are written as named constants', () => {
  const lengths = (file: string) =>
    // The contract imports no other package; `duration.ts` is the definition.
    /^lib\/(?:contract\/|kit\/number\/duration\.ts)/.test(file)
      ? /\b(?:3_600_000|86_400_000)\b/
      : /\b(?:60_000|120_000|300_000|600_000|900_000|3_600_000|86_400_000)\b/;
  const wrong = sources
    .filter(({ file, text }) => lengths(file).test(text))
    .map(({ file }) => `${file}: write MINUTE, HOUR or DAY, of @pavilion/number/duration or, in the sandbox, of kernel/clock/calendar.`);
  expect(wrong).toEqual([]);
});

test('packages of the project are imported by their names', () => {
  const PATHS =
    /\b(?:from|import|import\(|mock\(|requireActual\()\s*['"](?:@|\.{1,2})\/(?:[^'"]*\/)?lib\/(?:contract|kit\/(?:number|log))\/[^'"]*['"]/g;
  const wrong = [...sources, ...tools].flatMap(({ file, text }) =>
    [...text.matchAll(PATHS)].map(([found]) => `${file} has ${found}: import @pavilion/contract, @pavilion/number or @pavilion/log.`),
  );
  expect(wrong).toEqual([]);
});

test('suites respond for the platform at the transport', () => {
  const replaced = /\bjest\.(?:doMock|mock)\(\s*'([^']+(?:\.api|\/browser\.client))'/g;
  const found = tools.flatMap(({ file, text }) =>
    [...text.matchAll(replaced)].map(
      ([, module]) => `${file} replaces ${module}, which skips the schema of its responses: use tests/support/fake-platform.ts.`,
    ),
  );
  expect(found).toEqual([]);
});

test('only tests import the sandbox, and the sandbox imports only the contract, numbers and the form of log lines', () => {
  const wrong = sources.flatMap((source) =>
    source.imports.flatMap(({ target }) => {
      const other = fileOf(target);
      if (!other) return [];
      const inside = source.file.startsWith('sandbox/');
      if (!inside && other.startsWith('sandbox/')) return [`${source.file} imports ${other}: speak to the sandbox over its wire.`];
      if (inside && !/^(sandbox\/|lib\/contract\/|lib\/kit\/(number|log)\/)/.test(other)) {
        return [`${source.file} imports ${other}: the sandbox may use lib/contract, lib/kit/number and lib/kit/log only.`];
      }
      return [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Files of the contract that the platform needs and no browser does. */
const REQUEST_FILE = /^lib\/contract\/(?:request-fields|calls\/(?:endpoint|[a-z-]+\.requests))(?:\.ts)?$/;

test('browsers load no request schemas: the site imports only the types of .requests.ts files', () => {
  const wrong = sources
    .filter(({ file }) => !file.startsWith('sandbox/') && !REQUEST_FILE.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !typeOnly && REQUEST_FILE.test(target))
        .map(
          ({ target }) =>
            `${file} imports ${target} at run time: write import type, or move what browsers need too to the .calls.ts file or to lib/contract/wire.ts.`,
        ),
    );
  expect(wrong).toEqual([]);
});

test('only the folder of a package imports it', () => {
  const wrong = sources.flatMap((source) =>
    source.imports.flatMap(({ target }) => {
      const doors = fileOf(target) ? undefined : DOORS[packageOf(target)];
      if (!doors || doors.some((door) => door.test(source.file))) return [];
      return [`${source.file} imports ${packageOf(target)}: go through its door (${doors.map(String).join(', ')}).`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('pages read their request in one file, whose inputs are the key of stored documents', () => {
  const reader = 'lib/domain/site/document/page-request.server.ts';
  const readers = sources.filter(({ imports }) => imports.some(({ target }) => target === 'next/headers'));
  // Another reader would let one visitor's cookie or header into the document that is stored for all: read through this file, with
  // a line in PAGE_COOKIES or with `keepOutOfStore`.
  expect(readers.map(({ file }) => file)).toEqual([reader]);
});

test('lower levels import neither React nor Next', () => {
  const wrong = sources
    .filter((source) => !source.file.startsWith('sandbox/'))
    .flatMap((source) => {
      const level = levelOf(source.file)?.level ?? 9;
      return source.imports.flatMap(({ target, typeOnly }) => {
        if (fileOf(target) || typeOnly) return [];
        const name = packageOf(target);
        if (level <= 3 && (name === 'react' || name === 'react-dom'))
          return [`${source.file} imports ${name}: levels 0 to 3 are plain functions; move the hook up.`];
        const mayUseNext = level >= 5 || /\.server\.tsx?$/.test(source.file);
        if (name === 'next' && !mayUseNext)
          return [`${source.file} imports ${target}: Next is for app, middleware, components and .server files.`];
        return [];
      });
    });
  expect(wrong).toEqual([]);
});

test('packages that are imported are declared in the nearest package.json, and the site runs without development packages', () => {
  const wrong = [...sources, ...tools].flatMap(({ file, imports }) =>
    imports.flatMap(({ target, typeOnly }) => {
      const inside = /^(?:\/|(?:app|bench|bin|components|lib|sandbox|tests)(?:\/|$)|\.)/.test(target);
      if (inside || fileOf(target) || isBuiltin(target)) return [];
      const name = packageOf(target);
      const home = packageFolderOf(file);
      const { dependencies = {}, devDependencies = {} } = MANIFESTS.get(home)!;
      const runs = home !== '' || /^(?:app|components|lib)\/|^(?:middleware|instrumentation)/.test(file);
      if (name in dependencies || (name in devDependencies && (!runs || typeOnly))) return [];
      return [`${file} imports ${name}: declare it in ${path.join(home, 'package.json')}${runs ? ', under dependencies' : ''}.`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a package of the project imports only the packages that it declares, and nothing of the site', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.flatMap(({ target }) => {
      const other = fileOf(target);
      const [home, owner] = [packageFolderOf(file), other === null ? null : packageFolderOf(other)];
      if (owner === null || owner === home) return [];
      const { name } = MANIFESTS.get(owner)!;
      if (name in (MANIFESTS.get(home)!.dependencies ?? {})) return [];
      return [
        owner === ''
          ? `${file} imports ${other}: ${home} is a package of its own; move what it needs into it, or pass it in as an argument.`
          : `${file} imports ${other}: declare ${name} in ${path.join(home, 'package.json')}, unless that closes a circle.`,
      ];
    }),
  );
  expect(wrong).toEqual([]);
});

test('each part of zod is imported from its own file, and crypto libraries load lazily', () => {
  const wrong = [...sources, ...tools].flatMap((source) =>
    source.imports.flatMap(({ target, typeOnly, lazy }) => {
      if (packageOf(target) === 'zod' && !SCHEMA_DOORS[target]?.test(source.file)) {
        const text = source.file.startsWith('sandbox/') ? 'zod/mini' : '@pavilion/contract/schema';
        return [
          `${source.file} imports ${target}: import * as z from '${text}' instead (one dialect, and a browser loads a third of the bytes).`,
        ];
      }
      const heavy =
        /^(crypto-js|jose|@noble\/hashes|@scure\/base)(\/|$)/.test(target) ||
        /^lib\/(kit\/(crypto|number)|contract)\/[a-z-]+\.lazy$/.test(target);
      const site = known.has(source.file) && !source.file.startsWith('sandbox/');
      if (site && heavy && !typeOnly && !lazy && !/^lib\/(kit\/crypto\/|(kit\/number|contract)\/[a-z-]+\.lazy\.ts$)/.test(source.file)) {
        return [`${source.file} imports ${target}: load it with import() where it is first used.`];
      }
      return [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no Server Actions, no raw HTML, no Math.random in lib', () => {
  const wrong = sources.flatMap(({ file, text }) => [
    ...(/^\s*['"]use server['"]/m.test(text) ? [`${file} declares a Server Action: add a call to lib/contract instead.`] : []),
    ...(text.includes('dangerouslySetInnerHTML') ? [`${file} sets raw HTML: render text nodes.`] : []),
    ...(file.startsWith('lib/') && text.includes('Math.random')
      ? [`${file} uses Math.random: take crypto.getRandomValues, or let the caller pass chance in.`]
      : []),
    ...(file.endsWith('.rules.ts') && /\bDate\.now\(|\bfetch\(/.test(text)
      ? [`${file} asks the clock or the network: rules take now and data as arguments.`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});

test('only the form component renders a form, because it keeps typed text out of addresses', () => {
  const wrong = sources
    .filter(({ file }) => /^(app|components)\//.test(file) && file !== 'components/ui/field/form.tsx')
    .filter(({ text }) => /<form\b|createElement\(\s*['"]form['"]|\bformMethod\b/.test(text))
    .map(
      ({ file }) =>
        `${file} has a form of its own: use Form of components/ui/field/form.tsx, which a browser without scripts sends by POST.`,
    );
  expect(wrong).toEqual([]);
});

/** Files of the browser that read the device's clock, with the reason. */
const CLOCKS: Readonly<Record<string, string>> = {
  'lib/kit/browser/steady-time.ts': 'the one clock of durations is made from it',
  'lib/kit/browser/tab-claim.ts': 'other tabs read its claims, which the device’s clock alone is common to',
  'lib/kit/query/clock.watch.ts': 'it notices that the clock was set, and how long the device slept',
  'lib/kit/browser/trait-readers.ts': 'it reads the zone',
};

test('the browser measures time by a clock that cannot be set, and moments of the world by the world’s clock', () => {
  const browser = sources.filter(({ file }) => /^(?:lib|components)\//.test(file) && !/\.server\.|\/server\.client\.ts$/.test(file));
  const reads = browser.filter(({ text }) => /\bDate\.now\b|\bnew Date\(\)/.test(text)).map(({ file }) => file);
  const wrong = reads.filter((file) => !(file in CLOCKS));
  expect(wrong.map((file) => `${file} reads the device's clock: take steadyNow for durations, worldNow for moments.`)).toEqual([]);
  expect(reads.toSorted()).toEqual(Object.keys(CLOCKS).toSorted());
});

test('the flags of a member are changed in the database, never written from a read', () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith('sandbox/') && file !== 'sandbox/modules/member/account/flags.store.ts')
    .filter(({ text }) => /\.set\(\{?[^)]*\bflags\b/.test(text) || /\bflags:\s*\{\s*\.\.\./.test(text))
    .map(
      ({ file }) =>
        `${file} writes flags of a member: use changeFlags of sandbox/modules/member/account/flags.store, which leaves the others as they are.`,
    );
  expect(wrong).toEqual([]);
});

test('a member’s phone is written in one place, which ensures that it belongs to one member', () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith('sandbox/') && file !== 'sandbox/modules/member/phone/phone.store.ts')
    .filter(({ text }) => /\.update\(members\)\s*\.set\(\{[^}]*\bphone\b/.test(text))
    .map(
      ({ file }) =>
        `${file} writes the phone of a member: use bindPhone of sandbox/modules/member/phone/phone.store, with the code that proves it.`,
    );
  expect(wrong).toEqual([]);
});

test('links are plain anchors', () => {
  const instead: Readonly<Record<string, string>> = {
    'next/link': 'write <a href>: components/shell/link-taps.tsx follows it without loading a document',
  };
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.flatMap(({ target }) =>
      target in instead ? [`${file} imports ${target}: ${instead[target]}; every first visit would load it.`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('classes use only colours of the theme', () => {
  const strange =
    /\b(?:text|bg|border|fill|stroke|ring|from|to|via)-(?:white|black|(?:gray|slate|zinc|red|orange|amber|yellow|green|blue|indigo|purple|pink)-\d+)\b/g;
  const wrong = sources.flatMap(({ file, text }) =>
    file.endsWith('.tsx') ? (text.match(strange) ?? []).map((name) => `${file}: ${name} is no colour of app/globals.css.`) : [],
  );
  expect(wrong).toEqual([]);
});

/** A text that members see, cut by UTF-16 units: an emoji at the end would lose its second half. */
const CUT_TEXT = /\b(?:\w*(?:[nN]ame|[tT]ext|[tT]itle|[wW]ords)|line|label|content|value)(?:\.trim\(\))?\.slice\(0, (?:\d+|[A-Z_]+)\)/g;
/** A venue's code and a text of the product: one unit each. */
const CUT_OWN = new Set(['components/betting/sport/venue-switch.tsx']);

test('texts are truncated between characters, never inside one', () => {
  const wrong = sources
    .filter(({ file }) => /^(?:components|lib\/domain)\//.test(file) && !file.endsWith('.server.ts') && !CUT_OWN.has(file))
    .flatMap(({ file, text }) =>
      (text.match(CUT_TEXT) ?? []).map((cut) => `${file}: ${cut} may leave half an emoji: take firstCharacters.`),
    );
  expect(wrong).toEqual([]);
});

/** The duty of a file with each suffix, beyond its level; the sentence names the right place otherwise. */
const ROLES: readonly [suffix: RegExp, does: RegExp, instead: string][] = [
  [
    /\.store\.ts$/,
    /from 'zustand'|useSyncExternalStore|from '[^']*\.store'/,
    'no component subscribes to it: .storage for a key of the browser, .rules or a plain file otherwise',
  ],
  [/\.storage\.ts$/, /kit\/browser\/(storage|cookie)/, 'it reads and writes no key of the browser'],
  [/\.listener\.ts$/, /addEventListener|listenTo|subscribe/, 'it listens to nothing'],
  [/\.copy\.ts$/, /[\u4e00-\u9fff]/, 'it holds no words of the screen'],
];

/** A venue's code in quotes; `YBTY` is OB's other one. */
const NAMED_VENUE = new RegExp(`'(?:${[...VENUE_CODES, 'YBTY'].join('|')})'`);

test('only the venue’s folder, the contract and the sandbox name a venue', () => {
  const wrong = sources
    .filter(({ file, text }) => !/^(lib\/(venues|contract)|sandbox)\//.test(file) && NAMED_VENUE.test(text))
    .map(({ file }) => `${file} names a venue: move what it knows into lib/venues/<code>/.`);
  expect(wrong).toEqual([]);
});

test('a suffix shows the role of its file', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    ROLES.filter(([suffix, does]) => file.startsWith('lib/domain/') && suffix.test(file) && !does.test(text)).map(
      ([, , instead]) => `${file}: ${instead}.`,
    ),
  );
  const storing = sources
    .filter(
      ({ file, text }) => file.startsWith('lib/domain/') && /\.(storage|listener|rules)\.ts$/.test(file) && /from 'zustand'/.test(text),
    )
    .map(({ file }) => `${file} holds state: call it .store.`);
  expect([...wrong, ...storing]).toEqual([]);
});

test('roots of query keys that several nouns use are in one table', () => {
  const table = 'lib/query-keys.ts';
  const roots = [...sources.find(({ file }) => file === table)!.text.matchAll(/^export const (\w+) = \[([^\]]+)\] as const;$/gm)];
  expect(roots.length).toBeGreaterThan(10);
  const outside = sources.filter(({ file }) => /^(app|components|lib\/(domain|kit))\//.test(file));
  const wrong = outside.flatMap(({ file, text }) =>
    roots
      .filter(([, , root]) => new RegExp(`(?:queryKey: |= |^\\s*|[[,(] ?)\\[${root}(?:,[^\\]]*)?\\]`, 'm').test(text))
      .map(([, name, root]) => `${file} writes the key [${root}]: take ${name} of ${table}.`),
  );
  const nounOf = (file: string) => file.split('/').slice(0, -1).slice(-3).join('/');
  const literals = outside.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\bqueryKey: |_KEY = )\[('[^']+')/g)].map((found) => ({ root: found[1]!, noun: nounOf(file) })),
  );
  const shared = literals
    .filter(({ root, noun }) => literals.some((other) => other.root === root && other.noun !== noun))
    .map(({ root, noun }) => `${noun} begins a key with ${root}, as another noun does: name it in ${table}.`);
  expect([...wrong, ...shared]).toEqual([]);
});

test('a file whose only export is a hook is named after it', () => {
  const wrong = sources.flatMap(({ file, text }) => {
    if (!/^components\/.*\.ts$/.test(file)) return [];
    const names = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map((match) => match[1]!);
    const [hook = ''] = names;
    const isNamed = /\/use-[a-z-]+\.ts$/.test(file);
    if (names.length !== 1 || /^use[A-Z]/.test(hook) === isNamed) return [];
    return [
      isNamed ? `${file} exports ${hook}: only a hook's file begins with use-.` : `${file} exports the hook ${hook}: call it use-….ts.`,
    ];
  });
  expect(wrong).toEqual([]);
});

/** Texts that the constants of a table hold. */
const namesOf = (table: string) =>
  [...sources.find(({ file }) => file === table)!.text.matchAll(/^export const \w+ = '([^']+)';$/gm)].map((match) => match[1]!);

// Tests spell the names out: the contract fixes them, and a renamed one must fail.
test('cookie names are in one table, and so are storage keys of several files', () => {
  const tables = ['lib/contract/cookies.ts', 'lib/contract/storage-keys.ts'] as const;
  const [cookies, keys] = tables.map(namesOf);
  expect([cookies!.length, keys!.length]).toEqual([new Set(cookies).size, new Set(keys).size]);
  const named = new RegExp(`const \\w+ = '(?:${[...cookies!, ...keys!].join('|')})'`);
  const cookie =
    /(?:\b(?:(?:read|write|remove)Cookie|cookie)\(|\bkeepCookie\(\w+,|\b(?:jar|cookies(?:\(\)\))?)\.(?:get|has|set|delete)\()\s*['"`]|\bcookie = ['"`]|\{ name: ['"][^'"]*['"], value\b/;
  const stored = /\b(?:(?:read|write|remove)Stored(?:Json)?|(?:get|set|remove)Item)\(\s*['"`]/;
  const wrong = sources.flatMap(({ file, text }) => {
    if (file.startsWith('sandbox/') || tables.some((table) => table === file)) return [];
    return [
      ...(cookie.test(text) ? [`${file} writes a cookie's name: take the constant of lib/contract/cookies.ts.`] : []),
      ...(stored.test(text)
        ? [`${file} writes a storage key: name it in a constant, of lib/contract/storage-keys.ts if it is several files’.`]
        : []),
      ...(named.test(text) ? [`${file} has a constant of its own for a name of lib/contract/: import that one.`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('files stay small enough to read', () => {
  const wrong = sources
    .filter(({ file }) => !/\.(wire|copy)\.ts$/.test(file))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by sub-noun (at most ${MAX_LINES}).`);
  expect(wrong).toEqual([]);
});

/** Folders of the nouns, with their area. */
const NOUNS: readonly RegExp[] = [
  /^lib\/domain\/[^/]+\/[^/]+(?=\/)/,
  /^lib\/(?!domain\/)[^/]+(?=\/)/,
  /^components\/(?:ui|shell)(?=\/)/,
  /^components\/[^/]+\/[^/]+(?=\/)/,
];
/** The noun of a file, or the file itself where it belongs to none. */
const nounOf = (file: string) => NOUNS.map((pattern) => pattern.exec(file)?.[0]).find(Boolean) ?? file;

test('no import cycle joins two nouns, or two folders', () => {
  const imports = importsIn('components', 'lib').filter(({ typeOnly }) => !typeOnly);
  expect([...circlesBetween(imports, nounOf), ...circlesBetween(imports, path.posix.dirname)]).toEqual([]);
});

test('a noun belongs to one area, the same in every tree', () => {
  const trees = ['components', 'lib/domain', 'sandbox/modules', 'tests/unit'];
  const foldersOf = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const areas = foldersOf('lib/domain');
  const homes = new Map<string, string[]>();
  for (const tree of trees) {
    for (const area of areas.filter((name) => foldersOf(tree).includes(name))) {
      for (const noun of foldersOf(`${tree}/${area}`)) homes.set(noun, [...(homes.get(noun) ?? []), `${tree}/${area}/${noun}`]);
    }
  }
  expect(homes.size).toBeGreaterThan(MIN_NOUNS);
  const wrong = [...homes.values()]
    .filter((folders) => new Set(folders.map((folder) => folder.split('/').at(-2))).size > 1)
    .map((folders) => `${folders.join(', ')}: give the noun one area.`);
  expect(wrong).toEqual([]);
});

test('folders are nouns', () => {
  const wrong = files
    .filter((file) => /\/(utils|helpers|common|types|hooks)\//.test(file))
    .map((file) => `${file}: name the folder after what is in it.`);
  expect(wrong).toEqual([]);
});

test('property tests use the seed of the run', () => {
  const wrong = filesBelow('tests')
    .map(read)
    .filter(({ file, imports }) => file !== 'tests/support/property.ts' && imports.some(({ target }) => target === 'fast-check'))
    .map(({ file }) => `${file} imports fast-check: take it from tests/support/property, which seeds it.`);
  expect(wrong).toEqual([]);
});
