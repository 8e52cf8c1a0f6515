import { firstCharacters } from '@/lib/kit/format/characters';

/** Drawings of the studio's games, one a code; another game shows its first letter. */
const DRAWINGS: Readonly<Record<string, { ground: string; path: React.ReactNode }>> = {
  baccarat: {
    ground: '#14523a',
    path: (
      <>
        <rect x="22" y="26" width="30" height="44" rx="5" fill="#fff" transform="rotate(-10 37 48)" />
        <rect x="46" y="26" width="30" height="44" rx="5" fill="#fff" transform="rotate(10 61 48)" />
        <path d="M61 40c5-7 14-1 10 6l-10 12-10-12c-4-7 5-13 10-6z" fill="#c9252d" transform="rotate(10 61 48)" />
      </>
    ),
  },
  series: {
    ground: '#3a2a6b',
    path: (
      <>
        <rect x="18" y="34" width="60" height="32" rx="16" fill="#e9e4ff" />
        <path d="M30 50h14M37 43v14" stroke="#3a2a6b" strokeWidth="5" strokeLinecap="round" />
        <circle cx="60" cy="45" r="4" fill="#c9252d" />
        <circle cx="68" cy="54" r="4" fill="#0b5fd9" />
      </>
    ),
  },
  slot: {
    ground: '#7a1f2b',
    path: (
      <>
        {[18, 40, 62].map((x) => (
          <rect key={x} x={x} y="30" width="18" height="38" rx="4" fill="#fff3dc" />
        ))}
        {[18, 40, 62].map((x) => (
          <path key={x} d={`M${x + 4} 40h11l-6 18h-4l4-14h-5z`} fill="#d42f3a" />
        ))}
      </>
    ),
  },
  'high-low': {
    ground: '#0e4a6b',
    path: (
      <>
        <rect x="30" y="24" width="36" height="50" rx="6" fill="#fff" />
        <path d="M48 34l9 10H39z" fill="#c9252d" />
        <path d="M48 66l9-10H39z" fill="#0a7a43" />
      </>
    ),
  },
  dice: {
    ground: '#8a5a00',
    path: (
      <>
        <rect x="20" y="38" width="30" height="30" rx="6" fill="#fff" transform="rotate(-8 35 53)" />
        <rect x="48" y="26" width="30" height="30" rx="6" fill="#fff" transform="rotate(10 63 41)" />
        <circle cx="35" cy="53" r="5" fill="#c9252d" />
        <circle cx="56" cy="34" r="3.500" fill="#141a24" />
        <circle cx="70" cy="48" r="3.500" fill="#141a24" />
      </>
    ),
  },
  fishing: {
    ground: '#1f5f8b',
    path: (
      <>
        <path d="M18 50c14-22 38-22 50 0-12 22-36 22-50 0z" fill="#e2b13c" />
        <path d="M64 50l16-13v26z" fill="#e2b13c" />
        <circle cx="31" cy="46" r="4" fill="#141a24" />
      </>
    ),
  },
};

/** A game's square picture. */
export function GamePicture({ code, name }: { code: string; name: string }) {
  const drawing = DRAWINGS[code];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="block aspect-square w-full rounded-t-card">
      <rect width="96" height="96" fill={drawing?.ground ?? '#53607f'} />
      {drawing ? (
        drawing.path
      ) : (
        <text x="48" y="58" fontSize="32" textAnchor="middle" fill="#fff">
          {firstCharacters(name, 1)}
        </text>
      )}
    </svg>
  );
}
