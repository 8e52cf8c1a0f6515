/** The sign over the selected or best item (current tab, best price). 44×9 box, drawn in the text colour. */
export function Roof({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 9" preserveAspectRatio="none" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M0 9C11 8.5 18.5 6.5 22 .5C25.5 6.5 33 8.5 44 9Z" />
    </svg>
  );
}
