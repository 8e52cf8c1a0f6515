import { GamePicture } from '@/components/community/game/game-picture';
import { Tag } from '@/components/ui/tag';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game } from '@/lib/domain/community/game/game.model';
import type { HelpHit } from '@/lib/domain/care/help/help-search.rules';
import { SEARCH_COPY } from '@/lib/domain/betting/sport/search/search.copy';
import { CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { gamePath, helpPath, route } from '@/lib/routes';
import { MoreLink, SearchSection } from './search-section';

/** Rows of each kind. */
const FIRST_GAMES = 6;
const FIRST_HELP = 3;

/** Games by name, each with a way into it; one that is not open is grey and shows why. */
export function GameSection({ games }: { games: readonly Game[] }) {
  return (
    <SearchSection title={SEARCH_COPY.games}>
      <ul>
        {games.slice(0, FIRST_GAMES).map((game) => (
          <li key={game.code} className="border-t border-line">
            {game.state === 'open' ? (
              <a href={gamePath(game.code)} className="gutter flex min-h-14 items-center gap-3 py-1.5">
                <GameName game={game} />
              </a>
            ) : (
              <span className="gutter flex min-h-14 items-center gap-3 py-1.5 opacity-60">
                <GameName game={game} />
                <Tag>{game.state === 'maintenance' ? GAME_COPY.maintenance : GAME_COPY.closed}</Tag>
              </span>
            )}
          </li>
        ))}
      </ul>
    </SearchSection>
  );
}

function GameName({ game }: { game: Game }) {
  return (
    <>
      <span className="size-10 shrink-0 overflow-hidden rounded-key">
        <GamePicture code={game.code} name={game.name} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-semibold">{game.name}</span>
        {game.category === null ? null : <span className="block text-12 text-text-2">{CATEGORY_TITLES[game.category]}</span>}
      </span>
    </>
  );
}

/** Places of the help that have the words. */
export function HelpResults({ hits, query }: { hits: readonly HelpHit[]; query: string }) {
  return (
    <SearchSection title={SEARCH_COPY.help}>
      <ul>
        {hits.slice(0, FIRST_HELP).map(({ page, section, excerpt }) => (
          <li key={`${page.slug}#${section?.id ?? ''}`} className="border-t border-line">
            <a href={`${helpPath(page.slug)}${section ? `#${section.id}` : ''}`} className="gutter block min-h-14 py-2">
              <span className="block text-15 font-semibold">{section ? `${page.title} · ${section.heading}` : page.title}</span>
              <span className="block text-13 text-text-2">{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
      {hits.length > FIRST_HELP ? (
        <MoreLink href={`${route('/help')}?q=${encodeURIComponent(query)}`}>{SEARCH_COPY.allHelp(hits.length)}</MoreLink>
      ) : null}
    </SearchSection>
  );
}
