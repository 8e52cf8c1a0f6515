/** A still block in the shape of the content to come; give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-odds bg-cell ${className}`} />;
}
