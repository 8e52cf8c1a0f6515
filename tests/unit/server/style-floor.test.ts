import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** Style sheets as browsers get them: the build also writes nesting and ranges of media queries in the old form. */
const ROOT = path.resolve(__dirname, '../../..');
const SHEETS = ['app', 'components', 'sandbox/modules/community/game'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/** In a process of its own, since Jest cannot load the compiler's module. */
const COMPILER = `
import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
const sheets = await Promise.all(process.argv.slice(1).map(async (file) => [file, (await postcss([tailwind({ optimize: true })]).process(readFileSync(file, 'utf8'), { from: file })).css]));
console.log(JSON.stringify(Object.fromEntries(sheets)));`;
const compiled = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', COMPILER, ...SHEETS], { cwd: ROOT, encoding: 'utf8' }),
) as Record<string, string>;

/**
 * Features above Chrome 99 or Safari 15.4, by where they are written. A feature that only adds to a page that works without it is
 * not named.
 */
const NEWER = {
  selector:
    /:has\(|:(?:dir|state|host-context|user-valid|user-invalid|popover-open|open|modal|picture-in-picture)\b|::(?:view-transition|details-content|picker)/,
  atRule: /^(?:container|scope|view-transition|position-try|function|when|else)$/,
  property:
    /^(?:container(?:-type|-name)?|position-anchor|position-area|anchor-.+|animation-(?:timeline|range).*|view-transition-.+|offset-(?:position|anchor)|margin-trim|text-box.*|reading-flow)$/,
  value:
    /\b(?:color-mix|light-dark|oklch|oklab|lab|lch|color|linear|round|mod|rem|abs|sign|pow|sqrt|hypot|exp|log|anchor|anchor-size|calc-size|if|sibling-index|sibling-count)\(|\d(?:cq(?:w|h|i|b|min|max)|[sl]v(?:h|w|i|b|min|max)|dv(?:w|i|b|min|max)|rcap|rex|ric|rch)\b|\bsubgrid\b|\brevert-rule\b/,
  media: /[<>]=?|\b(?:update|overflow-block|dynamic-range|inverted-colors)\b/,
};

/** Newer, too, but written with a fallback beside it, `@supports not (<condition>)`, for the same class or selector. A dialog that comes from nowhere is harmless. */
const WITH_FALLBACK = [
  { condition: 'height:1dvh', isUsed: ({ value }: Declaration) => /\ddvh\b/.test(value), harmless: [] },
  {
    condition: 'translate:none',
    isUsed: ({ prop }: Declaration) => /^(?:translate|rotate)$/.test(prop),
    harmless: ['dialog[open]', 'sheet', 'alert'],
  },
];

const plain = (text: string) => text.replaceAll(/\s+/g, '');

/** Conditions of the `@supports` around a node, innermost first. */
function supportsAround(node: Rule | AtRule | Declaration): readonly string[] {
  const found: string[] = [];
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') found.push((parent as AtRule).params);
  }
  return found;
}

/** Uses that no browser at the floor understands, outside a `@supports` that checks for them. */
function newerIn(root: Root): readonly string[] {
  const wrong: string[] = [];
  const isGuarded = (node: Rule | AtRule | Declaration, use: string) =>
    supportsAround(node).some((condition) => !condition.startsWith('not') && condition.includes(use));
  root.walk((node) => {
    if (node.type === 'rule') {
      // A list within `:is()` and `:where()` loses only what is unknown; `:has()` would lose its own part everywhere.
      const strict = node.selector.replaceAll(/:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (list) =>
        list.includes(':has(') ? list : '',
      );
      const [use] = NEWER.selector.exec(strict) ?? [];
      if (use && !isGuarded(node, use)) wrong.push(node.selector);
      if (node.parent?.type === 'rule') wrong.push(`nested: ${node.selector}`);
    } else if (node.type === 'atrule') {
      if (NEWER.atRule.test(node.name) || (node.name === 'media' && NEWER.media.test(node.params)))
        wrong.push(`@${node.name} ${node.params}`);
    } else if (node.type === 'decl') {
      const [use] = NEWER.property.exec(node.prop) ?? NEWER.value.exec(node.value) ?? [];
      if (use && !isGuarded(node, use)) wrong.push(`${node.prop}: ${node.value}`);
    }
  });
  return wrong;
}

/** The sheet’s own class replaces that of its height. */
const ALIASES: Readonly<Record<string, string>> = { 'max-h-[max(100dvh-3.5rem,min(100dvh-0.5rem,45rem))]': 'sheet' };

/** Classes that a selector names, by `.class` or by attribute, else the selector itself. */
function namesOf(selector: string): readonly string[] {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)|\[class~=(?:"([^"]+)"|((?:\\.|[^\]\\])+))\]/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3]!).replaceAll('\\', ''),
  );
  return classes.length > 0 ? classes : [selector];
}

/** Newer declarations whose class or selector has no fallback. */
function withoutFallback(root: Root): readonly string[] {
  return WITH_FALLBACK.flatMap(({ condition, isUsed, harmless }) => {
    const fallbacks = new Set<string>(harmless);
    const used: (readonly string[])[] = [];
    root.walkDecls((node) => {
      if (node.parent?.type !== 'rule' || (node.parent.parent as AtRule | undefined)?.name === 'keyframes') return;
      const names = (node.parent as Rule).selectors.map(namesOf);
      const isFallback = supportsAround(node).some((params) => plain(params) === `not(${condition})`);
      if (isFallback) for (const name of names.flat()) fallbacks.add(name);
      else if (isUsed(node)) used.push(...names);
    });
    return used.filter((names) => !names.some((name) => fallbacks.has(ALIASES[name] ?? name))).map((names) => names.join(' '));
  });
}

test('finds style sheets', () => {
  expect(SHEETS.toSorted()).toContain('app/globals.css');
  expect(SHEETS.length).toBeGreaterThanOrEqual(4);
});

test.each(SHEETS)('%s uses nothing that the oldest supported browsers do not know', (file) => {
  const root = parse(compiled[file]!);
  expect(newerIn(root)).toEqual([]);
  expect(withoutFallback(root)).toEqual([]);
});

test.each([
  ['a:has(b) { color: red }', 1],
  ['@supports selector(:has(a)) { a:has(b) { color: red } }', 0],
  ['a:is(b, :popover-open) { color: red }', 0],
  ['a:not(:popover-open) { color: red }', 1],
  ['@container (width > 10px) { a { color: red } }', 1],
  ['a { color: color-mix(in srgb, var(--a) 10%, var(--b)) }', 1],
  ['a { width: 10cqw }', 1],
  ['a { height: 10svh }', 1],
])('%s counts as %i', (text, count) => {
  expect(newerIn(parse(text))).toHaveLength(count);
});

test.each([
  ['.a { height: 10dvh }', ['a']],
  ['.a { height: 10dvh } @supports not (height: 1dvh) { .a { height: 10vh } }', []],
  ['.b { translate: 1px } @supports not (translate: none) { .a { transform: none } }', ['b']],
])('%s lacks fallbacks for %j', (text, missing) => {
  expect(withoutFallback(parse(text))).toEqual(missing);
});
