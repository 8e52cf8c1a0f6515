import type { Written } from './written-picture';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const APP14 = 0xee;
/** Frames that browsers render: baseline, extended, progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Scans of a progressive picture; each is rendered over the whole picture. */
const MAX_SCANS = 64;
/** Application data and comments: profiles, previews, the place where a picture was taken. */
const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

interface Segment {
  marker: number;
  body: Buffer;
}

const written = ({ marker, body }: Segment): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Each table has a number below four and its length. */
function areTables(body: Buffer, lengthOf: (at: number) => number): boolean {
  let at = 0;
  while (at < body.length) {
    if ((body[at]! & 0x0f) > 3 || body[at]! >> 4 > 1) return false;
    at += lengthOf(at);
  }
  return at === body.length && at > 0;
}

const areQuantities = (body: Buffer) => areTables(body, (at) => (body[at]! >> 4 === 0 ? 65 : 129));

function areCodes(body: Buffer): boolean {
  return areTables(body, (at) => {
    const counts = [...body.subarray(at + 1, at + 17)];
    // A cut table counts as longer than the data.
    return counts.length < 16 ? body.length + 1 : 17 + counts.reduce((sum, count) => sum + count, 0);
  });
}

/** Width and height of a frame whose parts have their lengths; null otherwise. */
function sizeOf(body: Buffer): { width: number; height: number } | null {
  const parts = body[5] ?? 0;
  if (body[0] !== 8 || ![1, 3, 4].includes(parts) || body.length !== 6 + 3 * parts) return null;
  return { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
}

const isScan = (body: Buffer) => body[0]! >= 1 && body[0]! <= 4 && body.length === 4 + 2 * body[0]!;

/** The end of a scan's coded data, at the next marker; null if none follows. */
function scanEnd(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1]!;
    // A zero marks the byte as data; restarts belong to the scan.
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return null;
}

/** A JPEG of its tables, its frame and its scans; null for data that are no whole one. */
export function writtenJpeg(bytes: Buffer): Written | null {
  const parts: Buffer[] = [Buffer.from([0xff, SOI])];
  let size: { width: number; height: number } | null = null;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === EOI || bytes[at + 1] === 0xff;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      return size && scans > 0 ? { ...size, bytes: Buffer.concat([...parts, Buffer.from([0xff, EOI])]) } : null;
    }
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const segment = { marker, body: bytes.subarray(at + 4, end) };
    at = end;
    if (marker === SOS) {
      const stop = scanEnd(bytes, end);
      if (!size || !isScan(segment.body) || stop === null || (scans += 1) > MAX_SCANS) return null;
      parts.push(written(segment), bytes.subarray(end, stop));
      at = stop;
    } else if (FRAMES.has(marker)) {
      if (size) return null;
      size = sizeOf(segment.body);
      if (!size) return null;
      parts.push(written(segment));
    } else if (marker === APP14 && segment.body.length >= 12 && segment.body.toString('latin1', 0, 5) === 'Adobe') {
      // The segment defines the colour format.
      parts.push(written({ marker, body: segment.body.subarray(0, 12) }));
    } else if (!isMetadata(marker)) {
      if (!isTable(segment)) return null;
      parts.push(written(segment));
    }
  }
  return null;
}

function isTable({ marker, body }: Segment): boolean {
  if (marker === DQT) return areQuantities(body);
  if (marker === DHT) return areCodes(body);
  return marker === DRI && body.length === 2;
}
