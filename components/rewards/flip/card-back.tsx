/** The pavilion on the back of every card. */
export function CardBack({ waiting = false }: { waiting?: boolean }) {
  return (
    <svg viewBox="0 0 60 80" aria-hidden="true" className={`size-full ${waiting ? 'animate-pulse' : ''}`} fill="none" stroke="currentColor">
      <rect x="5" y="5" width="50" height="70" rx="5" strokeWidth="0.75" opacity="0.35" />
      <rect x="8" y="8" width="44" height="64" rx="3.5" strokeWidth="0.5" opacity="0.2" />
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.5" className="text-on-roof-2">
        <path d="M30 25c2 6 7.500 9.500 15 9.200M30 25c-2 6-7.500 9.500-15 9.200M21 38.500h18M22 38.500v12M38 38.500v12M18 51h24" />
        <path d="M30 21.500v1" />
      </g>
      <path
        d="M30 58.500l1.600 3.300 3.400.5-2.500 2.500.6 3.500-3.100-1.700-3.100 1.700.6-3.500-2.500-2.500 3.400-.5z"
        strokeWidth="0.75"
        opacity="0.5"
      />
    </svg>
  );
}
