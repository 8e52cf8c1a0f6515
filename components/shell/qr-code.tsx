import 'server-only';
import { encode } from 'uqr';

/** A QR code drawn on the server as one path; always dark on white, in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-40 rounded-card">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#101922" />
    </svg>
  );
}
