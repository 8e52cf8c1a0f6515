const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die that shows `value`. */
export function Die({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 40 40" className="die" role="img" aria-label={String(value)}>
      <rect x="1" y="1" width="38" height="38" rx="8" />
      {PIPS[value]!.map((position) => (
        <circle
          key={position}
          cx={9 + (position % 3) * 11}
          cy={9 + Math.floor(position / 3) * 11}
          r={value === 1 ? 5 : 3.5}
          className={value === 1 || value === 4 ? 'red' : ''}
        />
      ))}
    </svg>
  );
}
