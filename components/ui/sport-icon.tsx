/** Names in public/assets/icons.svg, in the stroke of the other icons. */
export type SportIconName = 'football' | 'basketball' | 'tennis' | 'esports' | 'baseball' | 'volleyball' | 'table-tennis' | 'badminton';

/** A sport from the one sprite (no script; fetched once). */
export function SportIcon({ sport, size = 20 }: { sport: SportIconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true" className="lucide">
      <use href={`/assets/icons.svg#${sport}`} />
    </svg>
  );
}
