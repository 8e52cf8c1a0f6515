import type { ReactNode } from 'react';

/** A drawing made of lines, in which parts of the class `wash` are filled softly. Decoration only: its subject is named beside it. */
export function LineDrawing({
  width,
  height,
  className,
  children,
}: {
  width: number;
  height: number;
  className: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`[&_.wash]:fill-current [&_.wash]:stroke-none ${className}`}
    >
      {children}
    </svg>
  );
}
