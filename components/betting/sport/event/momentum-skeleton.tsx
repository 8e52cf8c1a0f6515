/** The placeholder of the drawing: its middle line, and the line of text under it. */
export function MomentumSkeleton() {
  return (
    <>
      <svg aria-hidden="true" width="100%" height="40" className="block">
        <line x1="0" x2="100%" y1="20" y2="20" className="stroke-on-roof-2" opacity="0.5" />
      </svg>
      <p aria-hidden="true" className="text-12">
        &nbsp;
      </p>
    </>
  );
}
