import { firstCharacters } from '@/lib/kit/format/characters';
import { PICTURED_GAMES } from '@/lib/domain/community/game/game-pictures';

/** A game's square picture: a drawing of the studio's games, the first letter of any other. */
export function GamePicture({ code, name, className = 'aspect-square w-full' }: { code: string; name: string; className?: string }) {
  if (PICTURED_GAMES.has(code)) {
    // A drawing needs no sizes and no optimization.
    // oxlint-disable-next-line nextjs/no-img-element
    return (
      <img src={`/assets/games/${code}.svg`} alt="" width={96} height={96} loading="lazy" className={`block object-cover ${className}`} />
    );
  }
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={`block ${className}`}>
      <rect width="96" height="96" fill="#53607f" />
      <text x="48" y="58" fontSize="32" textAnchor="middle" fill="#fff">
        {firstCharacters(name, 1)}
      </text>
    </svg>
  );
}
