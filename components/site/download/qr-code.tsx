import 'server-only';
import { QrPicture } from '@/components/ui/qr-picture';

/** A QR code that is rendered on the server, so that no page carries the encoder. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <QrPicture text={text} label={label} />;
}
