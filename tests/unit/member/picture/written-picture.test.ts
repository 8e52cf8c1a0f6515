import { crc32, deflateSync } from 'node:zlib';
import { MAX_PIXELS, MAX_SIDE, writtenPicture } from '@/sandbox/modules/member/picture/written-picture';
import { pictureSample, SAMPLE_NAMES } from '../../../support/picture-samples';
import * as fc from '../../../support/property';

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** A chunk of a PNG with its checksum. */
function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header(width: number, height: number, [depth, colour] = [8, 2]): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth!, colour!, 0, 0, 0], 8);
  return chunk('IHDR', body);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
const rows = (width: number, height: number) => chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + 3 * width))));

/** Like `writtenPicture`, but fails the test when the picture is rejected. */
async function taken(bytes: Buffer): Promise<{ type: string; bytes: Buffer }> {
  const written = await writtenPicture(bytes);
  if (typeof written === 'string') throw new Error(`refused: ${written}`);
  return written;
}

describe.each(SAMPLE_NAMES)('%s', (name) => {
  const sample = pictureSample(name);

  it('is re-encoded, and re-encoding the result changes nothing', async () => {
    const first = await taken(sample);
    expect(first.type).toBe(`image/${name.includes('webp') ? 'webp' : name.includes('png') ? 'png' : 'jpeg'}`);
    expect((await taken(first.bytes)).bytes).toEqual(first.bytes);
    expect(first.bytes.length).toBeLessThanOrEqual(sample.length);
  });

  it('loses data after its end', async () => {
    const { bytes } = await taken(Buffer.concat([sample, HTML]));
    expect(bytes).toEqual((await taken(sample)).bytes);
  });

  it('is rejected when it is truncated anywhere', async () => {
    const { bytes } = await taken(sample);
    for (let length = 0; length < bytes.length; length += 1)
      expect([length, await writtenPicture(bytes.subarray(0, length))]).toEqual([length, 'form']);
  });

  it('never throws when its bytes are altered, and its output is stable when re-encoded', async () => {
    const change = fc.record({ at: fc.nat(sample.length - 1), bytes: fc.uint8Array({ maxLength: 24 }), cut: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        let hostile = sample;
        for (const { at, bytes, cut } of changes) hostile = Buffer.concat([hostile.subarray(0, at), bytes, hostile.subarray(at + cut)]);
        const written = await writtenPicture(hostile);
        if (typeof written === 'string') return;
        expect(written.bytes.length).toBeLessThanOrEqual(hostile.length + 30);
        expect((await taken(written.bytes)).bytes).toEqual(written.bytes);
      }),
    );
  });
});

test('metadata is removed: comments, locations, profiles, previews', async () => {
  expect(pictureSample('jpeg with a comment').includes('GPS 31.23')).toBe(true);
  expect((await taken(pictureSample('jpeg with a comment'))).bytes.includes('GPS')).toBe(false);
  const [soi, rest] = [pictureSample('grey jpeg').subarray(0, 2), pictureSample('grey jpeg').subarray(2)];
  const app = (marker: number, body: Buffer) => Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
  const exif = app(0xe1, Buffer.from('Exif\0\0MM GPSLatitude'));
  const profile = app(0xe2, Buffer.from('ICC_PROFILE\0 <script>'));
  const jpeg = await taken(Buffer.concat([soi, exif, profile, rest]));
  expect(jpeg.bytes).toEqual((await taken(pictureSample('grey jpeg'))).bytes);
  const text = chunk('tEXt', Buffer.from('Comment\0<script>'));
  const plain = png(header(3, 2), rows(3, 2));
  expect((await taken(png(header(3, 2), text, rows(3, 2), chunk('eXIf', HTML)))).bytes).toEqual(plain);
  const webp = pictureSample('transparent webp');
  const placed = Buffer.concat([webp, Buffer.from('EXIF\x28\0\0\0', 'latin1'), HTML]);
  placed.writeUInt32LE(placed.length - 8, 4);
  placed[20]! |= 0x08;
  expect((await taken(placed)).bytes).toEqual((await taken(webp)).bytes);
});

test.each([
  [65_535, 65_535, 'size'],
  [MAX_SIDE + 1, 1, 'size'],
  [1, MAX_SIDE + 1, 'size'],
  [MAX_SIDE, MAX_PIXELS / MAX_SIDE + 1, 'size'],
  [0, 5, 'size'],
])('a PNG whose header states %s × %s is rejected without being unpacked', async (width, height, fault) => {
  expect(await writtenPicture(png(header(width, height), rows(1, 1)))).toBe(fault);
});

test('a JPEG and a WebP are rejected by the size in their headers', async () => {
  const jpeg = Buffer.from(pictureSample('jpeg with a comment'));
  jpeg.writeUInt16BE(65_535, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7);
  expect(await writtenPicture(jpeg)).toBe('size');
  const webp = Buffer.from(pictureSample('webp'));
  webp.writeUInt16LE(0x3fff, 26);
  webp.writeUInt16LE(0x3fff, 28);
  expect(await writtenPicture(webp)).toBe('size');
});

test('a PNG with fewer or more rows, or with data after them, is rejected', async () => {
  const packed = deflateSync(Buffer.alloc(2 * (1 + 3 * 3)));
  expect(typeof (await writtenPicture(png(header(3, 2), chunk('IDAT', packed.subarray(0, 4)), chunk('IDAT', packed.subarray(4)))))).toBe(
    'object',
  );
  for (const wrong of [
    png(header(3, 3), chunk('IDAT', packed)),
    png(header(3, 1), chunk('IDAT', packed)),
    png(header(3, 2), chunk('IDAT', Buffer.concat([packed, HTML]))),
    png(header(3, 2), chunk('IDAT', packed), chunk('IDAT', HTML)),
    png(header(3, 2), chunk('IDAT', HTML)),
    png(header(3, 2)),
    png(header(3, 2), header(3, 2), chunk('IDAT', packed)),
    png(header(3, 2, [4, 2]), chunk('IDAT', packed)),
    png(header(3, 2), chunk('HTML', HTML), chunk('IDAT', packed)),
  ]) {
    expect(await writtenPicture(wrong)).toBe('form');
  }
});

test('a PNG that unpacks to far more than its header states is rejected', async () => {
  expect(await writtenPicture(png(header(10, 10), chunk('IDAT', deflateSync(Buffer.alloc(60 * 1024 * 1024)))))).toBe('form');
});
