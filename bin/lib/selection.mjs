import { createHash } from 'node:crypto';
import { specsOf } from './report.mjs';

/** Ranks of a test by the change: its noun, its noun in an earlier commit, its area, its area in an earlier commit, none. */
const NOUN = 0;
const AREA = 2;
export const REST = 4;

const IN_AREA = /^(?:components|lib\/domain|sandbox\/modules)\/([a-z]+)\/([a-z-]+)/;
/** A call's noun, in any folder of the contract. */
const CALL = /(?:^|\/)contract\/(?:calls|requests)\/(?:.*\/)?([a-z-]+)\.[\w.]+$/;
/** Imports of nouns; every page has parts of `shell` and `ui`. */
const IMPORTED = /['"]@\/((?:components|lib\/domain)\/(?!shell\/|ui\/)[^'"]+)['"]/g;
/** Parts of the source that are no area, and the scopes of their tests. */
const PARTS_BESIDE = [
  [/^(?:lib|sandbox)\/venues\/|contract\/venues\//, 'venues'],
  [/^sandbox\/world\//, 'world'],
  [/^sandbox\/kernel\//, 'kernel'],
];
const SUITE = /^tests\/(?:unit|render|sandbox)\/([a-z]+)\//;
const WIRE_SUITE = /^tests\/contract\/(?:fb|im|ob|live|venue)-/;
const JOURNEY = /^tests\/e2e\/.*\.e2e\.ts$/;
const JOURNEY_AREA = /^tests\/e2e\/journeys\/([a-z]+)\//;
const PAGE_OBJECT = /^tests\/e2e\/pages\/([a-z-]+)\.ts$/;

/** Areas of the nouns that these files belong to. */
function areasByNoun(files) {
  const areas = new Map();
  for (const file of files) {
    const [, area, noun] = IN_AREA.exec(file) ?? [];
    if (noun && area !== 'shell' && area !== 'ui') areas.set(noun, area);
  }
  return areas;
}

/** Scopes (`area/noun`, or an area alone) of one changed file. `read`: its text, or '' for a deleted file. */
function scopesOf(file, areas, read) {
  const [, area, noun] = IN_AREA.exec(file) ?? [];
  if (area === 'shell') return ['site'];
  if (noun) return [`${area}/${noun}`];
  const [, call] = CALL.exec(file) ?? [];
  if (call && areas.has(call)) return [`${areas.get(call)}/${call}`];
  const beside = PARTS_BESIDE.find(([pattern]) => pattern.test(file));
  if (beside) return [beside[1]];
  // A page belongs to the nouns that it imports.
  if (file.startsWith('app/')) return [...read(file).matchAll(IMPORTED)].flatMap(([, imported]) => scopesOf(imported, areas, read));
  return [];
}

/**
 * The files and scopes that a change touches. `newest` and `earlier`: changed files of the working tree with the last commit, and of the commits
 * before; `files`: every file of the project.
 */
export function touchedBy({ newest, earlier }, { files, read }) {
  const areas = areasByNoun(files);
  const scopes = (changed) => new Set(changed.flatMap((file) => scopesOf(file, areas, read)));
  return [newest, earlier].map((changed) => ({ files: new Set(changed), scopes: scopes(changed) }));
}

/** The area of a test's file, with the other areas that it uses. */
function areasOf(file) {
  const area = (JOURNEY_AREA.exec(file) ?? SUITE.exec(file))?.[1] ?? (WIRE_SUITE.test(file) ? 'venues' : null);
  // A journey of betting uses a venue and the world that it sells.
  return JOURNEY.test(file) && area === 'betting' ? ['betting', 'venues', 'world'] : [area];
}

/** Page objects that a journey imports. */
const pageObjectsIn = (text) => [...text.matchAll(/\/pages\/([a-z-]+)['"]/g)].map(([, page]) => page);

/** True when a name has the noun as a word. */
const hasNoun = (name, noun) => new RegExp(`(?:^|-)${noun}s?(?:[-.]|$)`).test(name);

/** The rank of a test for `touched`; `related`: suites that import, directly or not, a file of the newest change. */
export function rankFor(touched, { related, read }) {
  return (file) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const pageObjects = JOURNEY.test(file) ? pageObjectsIn(read(file)) : [];
    const areas = areasOf(file);
    const ranks = touched.flatMap(({ files, scopes }, age) => {
      const pages = new Set([...files].flatMap((changed) => PAGE_OBJECT.exec(changed)?.[1] ?? []));
      if (files.has(file) || pageObjects.some((page) => pages.has(page))) return [NOUN + age];
      return [...scopes].flatMap((scope) => {
        const [area, noun] = scope.split('/');
        if (noun && hasNoun(name, noun)) return [NOUN + age];
        // A journey elsewhere that uses the noun's page counts as one of its area.
        const isNear = areas.includes(area) || (noun && pageObjects.some((page) => hasNoun(page, noun)));
        return isNear ? [AREA + age] : [];
      });
    });
    return Math.min(REST, ...ranks, ...(related.has(file) ? [AREA] : []));
  };
}

/** `npm test` runs as much of the journeys and of the long suites as one of so many parts has; `npm run test:full` runs all. */
export const PARTS = 8;
/** Seconds on an idle machine from which a suite is long. */
export const LONG = 2;
/** Tag of journeys that belong to every run. */
const ALWAYS = 'smoke';
/** Suites of every run, whatever their length: money moves once, and sessions end. */
export const ALWAYS_SUITES = [
  'tests/sandbox/money/deposit.test.ts',
  'tests/sandbox/community/game-kill.test.ts',
  'tests/sandbox/kernel/lost-reply.test.ts',
  'tests/sandbox/kernel/money-load.test.ts',
  'tests/sandbox/member/session-token.test.ts',
  'tests/sandbox/money/wallet-calls.test.ts',
  'tests/sandbox/money/withdraw.test.ts',
];

/** The part that a seed chooses: 0 to `PARTS` − 1. */
export const partOf = (seed) => createHash('sha256').update(`${seed} part`).digest().readUInt32BE(0) % PARTS;

/** Long suites of each part, of about the same seconds. `seconds`: by suite. */
export function suiteParts(seconds) {
  const parts = Array.from({ length: PARTS }, () => ({ suites: [], seconds: 0 }));
  const long = Object.entries(seconds).filter(([suite, taken]) => taken >= LONG && !ALWAYS_SUITES.includes(suite));
  for (const [suite, taken] of long.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.suites.push(suite);
    least.seconds += taken;
  }
  return parts.map(({ suites }) => suites);
}

/**
 * Fills the time of the part: first with items that the change touched, by their rank, then with the rest of the part. Among
 * equals the part's own come first, so that other seeds choose others.
 * @param {{ item: unknown, cost: number, isOwn: boolean, rank: number }[]} items
 */
function fill(items) {
  const budget = items.reduce((sum, { isOwn, cost }) => (isOwn ? sum + cost : sum), 0);
  const order = items.filter(({ rank, isOwn }) => rank < REST || isOwn).toSorted((a, b) => a.rank - b.rank || b.isOwn - a.isOwn);
  const chosen = [];
  let sum = 0;
  for (const one of order) {
    if (sum + one.cost > budget) continue;
    sum += one.cost;
    chosen.push(one);
  }
  return chosen;
}

/** Long suites of a run, with the rank of each: those of the change, then those of the part. `seconds`: by suite. */
export function chooseSuites(seconds, { part, rankOf }) {
  const items = suiteParts(seconds).flatMap((suites, index) =>
    suites.map((suite) => ({ item: suite, cost: seconds[suite], isOwn: index === part, rank: rankOf(suite) })),
  );
  return fill(items).map(({ item, rank }) => ({ suite: item, rank }));
}

/** Long suites that a run leaves out. */
export function suitesLeftOut(seconds, choice) {
  const chosen = new Set(chooseSuites(seconds, choice).map(({ suite }) => suite));
  return suiteParts(seconds)
    .flat()
    .filter((suite) => !chosen.has(suite));
}

const isTagged = ({ spec }) => spec.tags.includes(ALWAYS);

/**
 * Playwright's report of `--list` → the journeys of a run, in their order, each with its rank; the tagged ones are in every run. All of the
 * report without a choice.
 */
export function chooseJourneys(report, choice) {
  const specs = specsOf(report).map((spec, index) => ({ spec, index }));
  return (choice ? chooseSpecs(specs, choice) : specs.map((item) => ({ item, rank: null }))).map(({ item: { spec }, rank }) => ({
    line: [spec.file, ...spec.titles].join(' › '),
    rank,
  }));
}

function chooseSpecs(specs, { part, rankOf }) {
  // The part takes a journey out of `PARTS` of each file, so that no screen waits long.
  const items = specs
    .filter((one) => !isTagged(one))
    .map((one) => ({ item: one, cost: 1, isOwn: one.index % PARTS === part, rank: rankOf(`tests/e2e/${one.spec.file}`) }));
  const tagged = specs.filter(isTagged).map((item) => ({ item, rank: null }));
  return [...tagged, ...fill(items)].toSorted((a, b) => a.item.index - b.item.index);
}
