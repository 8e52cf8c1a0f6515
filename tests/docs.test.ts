import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { MARKET_KINDS } from '@/lib/domain/betting/match/sport.model';

/** The documents name files and functions; a rename that forgets them fails here. */
const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string) => existsSync(path.join(ROOT, file));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
const isPath = (text: string) =>
  /^(app|bench|bin|components|docs|lib|public|sandbox|tests)\/[\w@()[\]./-]*$/.test(text) && !text.includes('NNN');

test.each(documents)('%s names files and folders that exist', (document) => {
  expect(codeIn(read(document)).filter((text) => isPath(text) && !exists(text))).toEqual([]);
});

test.each(documents)('%s links to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1]!).filter((link) => !link.includes(':'));
  expect(links.filter((link) => !exists(path.join(path.dirname(document), link)))).toEqual([]);
});

/** Names of others, and one example of a pattern. */
const FOREIGN = new Set([
  'CAP_DAC_OVERRIDE',
  'addJavascriptInterface',
  'evaluateJavaScript',
  'evaluateJavascript',
  'injectJavaScript',
  'inlineCss',
  'isPC',
  'pg_ctl',
  'xOf',
]);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/[^\n]*/g;

test('symbols that documents and comments name exist in the code', () => {
  const sources = ['app', 'bench', 'bin', 'components', 'docs', 'lib', 'sandbox', 'tests', '.github', '.'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(tsx?|mjs|cjs|jsonc?|css|sql|ya?ml)$/.test(file) && !/node_modules|package-lock/.test(file)),
  );
  const texts = sources.map((file) => ({ file, text: read(file) }));
  const withoutComments = ({ file, text }: { file: string; text: string }) =>
    /\.(tsx?|mjs)$/.test(file) ? text.replaceAll(COMMENT, '') : text;
  const known = new Set(texts.flatMap((one) => withoutComments(one).match(/[A-Za-z_$][\w$]*/g) ?? []));
  const isMissing = (symbol: string) =>
    /^[A-Za-z_$][\w$]*(?:\(\))?$/.test(symbol) &&
    /[a-z][A-Z]|_/.test(symbol) &&
    !known.has(symbol.replace('()', '')) &&
    !FOREIGN.has(symbol);
  const missingIn = (file: string, text: string) =>
    codeIn(text)
      .filter(isMissing)
      .map((symbol) => `${file}: ${symbol}`);
  // The last table of decision 40 and the changelog name deleted things.
  const inDocuments = documents.flatMap((file) => missingIn(file, read(file).split('## Our words')[0]!));
  const inComments = texts
    .filter(({ file }) => /\.(tsx?|mjs)$/.test(file))
    .flatMap(({ file, text }) => (text.match(COMMENT) ?? []).flatMap((comment) => missingIn(file, comment)));
  expect([...inDocuments, ...inComments]).toEqual([]);
});

test('each noun of the site has a row in the glossary, and the nouns of docs/architecture.md are folders of their area', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `(\w+)` \p{Script=Han}+ \| (.+) \|$/gmu)].map((row) => ({
    area: row[1]!,
    named: codeIn(row[2]!.replaceAll(/\([^)]*\)/g, '')),
  }));
  const glossary = read('docs/glossary.md');
  const foldersIn = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const areas = rows.map(({ area, named }) => ({
    area,
    named,
    nouns: [...new Set(['components', 'lib/domain'].flatMap((top) => foldersIn(`${top}/${area}`)))],
  }));
  expect(areas.flatMap(({ nouns }) => nouns).length).toBeGreaterThan(40);
  const wrong = areas.flatMap(({ area, named, nouns }) => [
    ...named.filter((noun) => !nouns.includes(noun)).map((noun) => `docs/architecture.md: ${area} has no folder ${noun}.`),
    ...nouns
      .filter((noun) => !new RegExp(`\\b${noun.replaceAll('-', '[- ]')}`, 'i').test(glossary))
      .map((noun) => `${area}/${noun}: give it a row in docs/glossary.md.`),
  ]);
  expect(wrong).toEqual([]);
});

test('each venue and each kind of market has a row in the glossary', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)];
  const explained = new Set(rows.flatMap(([, words, meaning]) => [...words!.split(', '), ...codeIn(meaning!)]));
  const named = [...VENUE_CODES, ...MARKET_KINDS.filter((kind) => kind !== 'other')];
  expect(named.filter((name) => !explained.has(name))).toEqual([]);
});

test('each decision has its number, its status and its date', () => {
  const wrong = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => {
    const [title = '', , status = ''] = read(`docs/decisions/${name}`).split('\n');
    const isNumbered = title.startsWith(`# ${Number(name.slice(0, 3))}. `);
    return !isNumbered || !/^\*\*Status\.\*\* (Accepted|Superseded by decision \d+), \d{4}-\d{2}-\d{2}\.$/.test(status);
  });
  expect(wrong).toEqual([]);
});

test('each arrow of docs/flows.md names a function of its files', () => {
  const rows = read('docs/flows.md')
    .split('\n')
    .filter((line) => /^\| \d+[a-z]? \|/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const wrong = rows.flatMap((row) => {
    const [, number, paths = '', functions = ''] = row.split('|');
    let folder = '';
    const files = codeIn(paths).map((file) => {
      if (file.includes('/')) folder = path.dirname(file);
      return file.includes('/') ? file : path.join(folder, file);
    });
    const known = files.filter((file) => !file.includes('…'));
    const text = known.filter(exists).map(read).join('\n');
    return [
      ...known.filter((file) => !exists(file)).map((file) => `${number}: no file ${file}`),
      ...codeIn(functions)
        .filter((name) => known.length > 0 && !text.includes(name))
        .map((name) => `${number}: no ${name} in ${known.join(', ')}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('equivalent files of the venues export the same names: docs/architecture.md', () => {
  const codes = readdirSync(path.join(ROOT, 'sandbox/venues'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  expect(codes).toEqual(expect.arrayContaining(['fb', 'im', 'ob']));
  const section = read('docs/architecture.md').split('<!-- twin parts -->')[1]!.split('<!-- /twin parts -->')[0]!;
  const rows = [...section.matchAll(/^\| `([^`]+)` \| [^|]+ \|([^|]*)\|$/gm)].map(([, file, names]) => ({
    file: file!,
    names: codeIn(names!),
  }));
  expect(rows.length).toBeGreaterThan(20);
  const of = (text: string, code: string) =>
    text
      .replaceAll('<code>', code)
      .replaceAll('<CODE>', code.toUpperCase())
      .replaceAll('<Code>', code.charAt(0).toUpperCase() + code.slice(1));
  const folderOf = (code: string) => `sandbox/venues/${code}`;
  const wrong = codes.flatMap((code) =>
    rows.flatMap(({ file, names }) => {
      const own = `${folderOf(code)}/${of(file, code)}`;
      if (!exists(own)) return [`${own} is missing: it is a part of every twin.`];
      const text = read(own);
      return names
        .map((name) => of(name, code))
        .filter((name) => !new RegExp(`\\b(?:function|const|class|async) ${name}\\b`).test(text))
        .map((name) => `${own} has no ${name}.`);
    }),
  );
  const holders = new Map<string, string[]>();
  for (const code of codes) {
    for (const name of readdirSync(path.join(ROOT, folderOf(code)))) {
      const part = name.startsWith(`${code}.`) ? name.replace(code, '<code>') : name;
      holders.set(part, [...(holders.get(part) ?? []), code]);
    }
  }
  const unlisted = [...holders].filter(([part, own]) => own.length > 1 && !rows.some(({ file }) => file === part)).map(([part]) => part);
  expect({ wrong, unlisted }).toEqual({ wrong: [], unlisted: [] });
});

test('unconfirmed parts of the wire formats are listed by names that both adapter and sandbox use', () => {
  const section = read('docs/spec-readings.md').split('### What only the adapter and its twin agree on')[1] ?? '';
  const rows = [...section.matchAll(/^\| (IM|OB|FB) \| [^|]+ \| ([^|]+) \|$/gm)];
  expect(new Set(rows.map(([, venue]) => venue))).toEqual(new Set(['IM', 'OB', 'FB']));
  const textOf = (folder: string, prefix = '') =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.startsWith(prefix))
      .map((name) => read(`${folder}/${name}`))
      .join('\n');
  const wrong = rows.flatMap(([, venue, names]) => {
    const code = venue!.toLowerCase();
    const adapter = textOf(`lib/venues/${code}`) + textOf('lib/contract/venues', `${code}.`);
    const twin = textOf(`sandbox/venues/${code}`);
    return codeIn(names!).filter((name) => ![adapter, twin].every((text) => new RegExp(`\\b${name}\\b`).test(text)));
  });
  expect(wrong).toEqual([]);
});
