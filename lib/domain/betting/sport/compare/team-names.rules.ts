import { NATIONS, TEAM_NAMES } from './team-names.copy';

const TEAMS: readonly (readonly string[])[] = [...TEAM_NAMES.trim().split(/\s+/), ...NATIONS.trim().split(/\s+/)].map((line) =>
  line.split('|'),
);
const FIRST_NATION = TEAM_NAMES.trim().split(/\s+/).length;

/** Letters and digits of a text: width, case, blanks and punctuation do not count. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Terms that one venue writes and another omits. */
const FILLERS = /足球俱乐部|篮球俱乐部|俱乐部|国家队|足球队|篮球队|体育会|\bf\.?c\.?\b|\bc\.?f\.?\b|\bs\.?c\.?\b|\ba\.?c\.?\b|^fc|fc$|队$/g;

/** Letters of a name in lower case without the terms that one venue writes and another omits: `阿森纳` of `阿森纳fc`. */
export function bareName(name: string): string {
  return letters(name.trim().replace(FILLERS, ''));
}

const TEAM_BY_NAME = new Map(TEAMS.flatMap((names, index) => names.map((name) => [letters(name), index] as const)));

/** Index of the team in the table; undefined for an unknown name. */
export function knownTeam(name: string): number | undefined {
  return TEAM_BY_NAME.get(letters(name));
}

/** True if an index of the table is a country's. */
export function isNation(team: number | undefined): boolean {
  return team !== undefined && team >= FIRST_NATION;
}

/** The other names of a team. */
export function otherNames(name: string): readonly string[] {
  // The name is looked up as written first: 巴黎FC is a different team from 巴黎.
  const team = knownTeam(name) ?? knownTeam(bareName(name.normalize('NFKC').toLowerCase()));
  return team === undefined ? [] : TEAMS[team]!.filter((other) => letters(other) !== letters(name));
}

/** True if the text begins a name of a team that also has a name without it: `巴萨`, but not `利物`. */
export function isNickname(text: string): boolean {
  const wanted = letters(text);
  return (
    wanted.length >= 2 &&
    [...TEAM_BY_NAME].some(([name, team]) => name.startsWith(wanted) && TEAMS[team]!.some((other) => !letters(other).includes(wanted)))
  );
}
