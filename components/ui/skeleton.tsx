/** A still block in the shape of what will stand there; give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-odds bg-cell ${className}`} />;
}

/** Rows of a list that is loading; the sentence is for screen readers. */
export function SkeletonRows({ count = 4, label = '正在加载' }: { count?: number; label?: string }) {
  return (
    <output className="block bg-surface">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="gutter flex h-12 items-center justify-between border-b border-line">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </output>
  );
}
