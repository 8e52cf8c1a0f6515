/** A coin with the pavilion's roof on it. Decoration only. */
export function CoinMark({ size = 20, className = '' }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`shrink-0 text-vip ${className}`}>
      <circle cx="12" cy="12" r="10" className="fill-vip-bg" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="7.25" stroke="currentColor" strokeWidth="0.75" opacity="0.6" />
      <path
        d="M12 7c.7 2.2 2.6 3.3 5 3.2M12 7c-.7 2.2-2.6 3.3-5 3.2M8.6 11.6h6.8v4.2M8.6 11.6v4.2M7.4 16h9.2"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
