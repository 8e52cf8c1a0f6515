/** The mark: a roof over a goal frame, the finial being the ball. Drawn in the text colour. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true" className={className}>
      <use href="/assets/icons.svg#mark" />
    </svg>
  );
}

/** Mark and outlined wordmark, 25 high in the header; the link around it carries the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 136 28" aria-hidden="true" className={className}>
      <use href="/assets/icons.svg#mark" y="1" width="25.92" height="25.92" className="fill-brand" />
      <use href="/assets/icons.svg#wordmark" x="33" y="2" width="103" height="26" className="fill-text" />
    </svg>
  );
}
