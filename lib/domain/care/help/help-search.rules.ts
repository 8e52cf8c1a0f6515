import type { HelpPage, HelpSection } from './help.model';

/** Longest search that is read; the rest of a longer one is ignored. */
export const MAX_SEARCH = 40;
/** Most characters of an excerpt before the found word, and in all. */
const MAX_BEFORE = 24;
const MAX_EXCERPT = 48;

/** A place of the help that has all words of a search. */
export interface HelpHit {
  page: HelpPage;
  /** Null when the page is found by its title or summary. */
  section: HelpSection | null;
  /** Some text around the first word. */
  excerpt: string;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The words of a typed search: at most 40 characters, separated by spaces; empty for one without words. */
export function searchTerms(typed: unknown): readonly string[] {
  if (typeof typed !== 'string') return [];
  return [...new Set(folded(typed.slice(0, MAX_SEARCH)).split(/\s+/u).filter(Boolean))];
}

/** Pages and sections that have every word: titles first, then sections in reading order. */
export function searchHelp(pages: readonly HelpPage[], terms: readonly string[]): readonly HelpHit[] {
  if (terms.length === 0) return [];
  const has = (text: string) => {
    const read = folded(text);
    return terms.every((term) => read.includes(term));
  };
  const titles = pages.filter(({ title, summary }) => has(`${title}\n${summary}`));
  return [
    ...titles.map((page) => ({ page, section: null, excerpt: page.summary })),
    ...pages.flatMap((page) =>
      page.sections
        .map((section) => ({ page, section, lines: linesOf(section) }))
        .filter(({ lines }) => has(lines.join('\n')))
        .map(({ section, lines }) => ({ page, section, excerpt: excerptOf(lines, terms[0]!) })),
    ),
  ];
}

const linesOf = ({ heading, text = [], points = [], table = [] }: HelpSection): readonly string[] => [
  heading,
  ...text,
  ...points,
  ...table.map((row) => row.join(' ')),
];

/** The line with the word, from the clause that contains it; the first line of a section whose heading has it. */
function excerptOf([heading = '', ...lines]: readonly string[], term: string): string {
  const line = lines.find((one) => folded(one).includes(term)) ?? lines[0] ?? heading;
  const found = Math.max(0, folded(line).indexOf(term));
  const clause = Math.max(...['。', '，', '；', '：', ' '].map((mark) => line.lastIndexOf(mark, found - 1))) + 1;
  const from = found === 0 ? 0 : Math.max(clause, found - MAX_BEFORE);
  const cut = line.slice(from, from + MAX_EXCERPT);
  return `${from > 0 ? '…' : ''}${cut}${from + MAX_EXCERPT < line.length ? '…' : ''}`;
}
