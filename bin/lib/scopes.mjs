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
