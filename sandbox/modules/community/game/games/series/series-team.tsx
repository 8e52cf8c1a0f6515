import { TEAM_NAMES } from './series.copy';

const VENUES: readonly (readonly string[])[] = Object.values(TEAM_NAMES);

/** The six teams of the venue that has a team. */
export const teamsBeside = (team: string): readonly string[] => VENUES.find((teams) => teams.includes(team)) ?? [team];

/** A colour of its own among the teams of its venue, dark enough for white text. */
export function colourOf(team: string): string {
  const teams = teamsBeside(team);
  return `hsl(${(360 / teams.length) * teams.indexOf(team)} 55% 32%)`;
}

/** A team with its mark: the first character on its colour. */
export function Team({ name, text = name }: { name: string; text?: string }) {
  return (
    <span className="team">
      <i aria-hidden="true" style={{ backgroundColor: colourOf(name) }}>
        {name[0]}
      </i>
      {text}
    </span>
  );
}
