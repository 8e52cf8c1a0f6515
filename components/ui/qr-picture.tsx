import { encode } from 'uqr';

/** A QR code drawn as one path; always dark on white, in both themes. It loads its encoder, so it belongs only where it is visible. */
export function QrPicture({ text, label, className = 'size-40' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={`rounded-card ${className}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#101922" />
    </svg>
  );
}
