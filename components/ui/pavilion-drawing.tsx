/** The line drawing of empty states, 120×72. */
export function PavilionDrawing({ className = '' }: { className?: string }) {
  return (
    <svg fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" className={`h-18 w-30 text-control ${className}`}>
      <use href="/assets/icons.svg#pavilion" />
    </svg>
  );
}
