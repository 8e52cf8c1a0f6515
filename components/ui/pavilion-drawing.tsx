/** The line drawing of empty states, 120×72. */
export function PavilionDrawing({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={`h-18 w-30 text-control ${className}`}
    >
      <circle cx="60" cy="8" r="5.5" />
      <path d="M60 17C64 26 78 32 103 31c-1 6-7 9-14 9H31c-7 0-13-3-14-9 25 1 39-5 43-14Z" />
      <path d="M34 46h52v24M34 46v24M42 54h36v16M42 54v16M1 70.5h118" />
    </svg>
  );
}
