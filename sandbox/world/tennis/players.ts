import data from '../data/tennis.json';
import { hash, unitAt } from '../engine/chance.ts';
import type { Circuit, LeagueSchedule } from '../engine/rounds.ts';
import type { Forms } from '../engine/duel-form.ts';
import type { WorldLeague, WorldMatch, WorldTeam } from '../engine/world.model.ts';

/** Chance of a point on one's own serve against an equal. */
const SERVE = { men: 0.635, women: 0.575 };

const SMALL = { region: '国际', regionNumber: 8, players: 12 };

/** Every given name with every surname once, in an order that mixes both; a player belongs to one league. */
function namesOf(given: readonly string[]): string[] {
  const { surnames } = data;
  return Array.from(
    { length: given.length * surnames.length },
    (_, index) => `${given[index % given.length]!}·${surnames[(index + Math.floor(index / given.length)) % surnames.length]!}`,
  );
}

/** The players of the tours come first, those of later small leagues last. */
const names = {
  men: [...data.ranked.men, ...namesOf(data.men), ...namesOf(data.furtherMen)],
  women: [...data.ranked.women, ...namesOf(data.women), ...namesOf(data.furtherWomen)],
};
const taken = { men: 0, women: 0 };

/** The next players of a kind. Numbers go into ids of venues: append only. */
function nextPlayers(women: boolean, count: number): WorldTeam[] {
  const kind = women ? 'women' : 'men';
  const from = taken[kind];
  taken[kind] += count;
  return names[kind].slice(from, from + count).map((name, index) => {
    const number = (women ? 91_000 : 90_000) + from + index;
    return { id: `tn-${number}`, number, name };
  });
}

const women = new Set<string>();

function createLeague(row: Omit<WorldLeague, 'sport' | 'hot'>, isWomen: boolean): WorldLeague {
  if (isWomen) women.add(row.id);
  const { id, number, name, shortName, region, regionNumber, rank } = row;
  return { id, number, sport: 'tennis', name, shortName, region, regionNumber, rank, hot: rank === 1 };
}

export const tennisLeagues: readonly LeagueSchedule[] = data.leagues.map((row) => ({
  league: createLeague(row, row.women),
  format: row.sets,
  minutes: row.minutes,
  teams: nextPlayers(row.women, row.players),
}));

/** A small league of men and one of women at every place; they play round the clock. */
function circuitsAt(cities: readonly string[], key: string, title: string, firstNumber: number): Circuit[] {
  return cities.flatMap((city, index) =>
    [false, true].map((isWomen): Circuit => ({
      league: createLeague(
        {
          id: `tn.${key}.${index + 1}.${isWomen ? 'w' : 'm'}`,
          number: firstNumber + index * 2 + (isWomen ? 1 : 0),
          name: `${city}${title}${isWomen ? '女子组' : '男子组'}`,
          shortName: `${city}${isWomen ? '女子' : '男子'}`,
          region: SMALL.region,
          regionNumber: SMALL.regionNumber,
          rank: 5,
        },
        isWomen,
      ),
      format: 3,
      teams: nextPlayers(isWomen, SMALL.players),
    })),
  );
}

/** Numbers go into ids of venues: append only. */
export const tennisCircuits = {
  challengers: circuitsAt(data.places, 'challenger', '网球挑战赛', 710),
  opens: circuitsAt(data.openPlaces, 'open', '网球公开赛', 900),
} as const;

/** Chances of either player to win a point on the own serve. */
export function serveChances(
  { league, home, away }: Pick<WorldMatch, 'league' | 'home' | 'away'>,
  forms: Forms,
): readonly [home: number, away: number] {
  const base = women.has(league.id) ? SERVE.women : SERVE.men;
  const [h, a] = [hash(home.id), hash(away.id)];
  const edge = (FORM_POINTS * (forms[0] - forms[1])) / 2;
  return [base + edge + skill(h, 1) - skill(a, 2), base - edge + skill(a, 1) - skill(h, 2)];
}

/** Difference of the players' chances of a point on serve for a unit of form. */
const FORM_POINTS = 0.065;

/** Skill of a serve (1) or a return (2), within ±0.045. */
function skill(own: number, kind: 1 | 2): number {
  return 0.03 * (unitAt(own, kind) + unitAt(own, kind + 10) + unitAt(own, kind + 20) - 1.5);
}
