import zlib from 'node:zlib';
import { brotliTemplate } from '@/lib/server/document/brotli-template.server';
import { gzipTemplate } from '@/lib/server/document/gzip-template.rules';
import { CLOSING_TAGS, fillTemplate, type OpenDocument, slotTexts, templateOf, type Template } from '@/lib/server/document/template.rules';
import { withFirstScript } from '@/lib/server/response/browser-floor.rules';
import { array, assert, asyncProperty, constantFrom, oneof, property, string } from '../../../support/property';

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA';
const OTHER = 'zzzzzzzzz_zzzzzzzz-zzz';

/** A document whose scripts carry the nonce, with these texts between them. */
const documentOf = (texts: readonly string[], nonce = NONCE) =>
  `${withFirstScript('<html><head>', nonce)}</head>${texts.map((text) => `<p>${text}</p><script nonce="${nonce}">${text}</script>`).join('')}${CLOSING_TAGS}`;

/** A whole document with this before its closing tags. */
const closed = ({ bytes, close }: OpenDocument, last = '') => Buffer.concat([bytes, close(Buffer.from(last + CLOSING_TAGS))]);

const cut = (text: string): Template => templateOf(Buffer.from(text), NONCE)!;
const texts = array(string({ unit: 'grapheme', maxLength: 4000 }), { maxLength: 12 });

test('a filled document has its nonce and its age in every place, and nothing else differs', () => {
  assert(
    property(texts, (parts) => {
      const filled = closed(fillTemplate(cut(documentOf(parts)), slotTexts(OTHER, 731))).toString();
      expect(filled).toBe(documentOf(parts, OTHER).replace(/data-age="0+"/, `data-age="${'731'.padStart(22, '0')}"`));
    }),
  );
});

/** The last script of a member's document; some are longer than a block of either encoding. */
const lastScripts = oneof(string({ unit: 'grapheme', maxLength: 3000 }), constantFrom('', '币'.repeat(30_000), 'a'.repeat(65_536)));

test('gzip of a filled document decompresses to it, with whatever comes last', () => {
  assert(
    property(texts, lastScripts, (parts, last) => {
      const template = cut(documentOf(parts));
      const filled = slotTexts(OTHER, 2999);
      const whole = closed(fillTemplate(template, filled), last);
      expect(zlib.gunzipSync(closed(gzipTemplate(template)!.fill(filled), last)).equals(whole)).toBe(true);
    }),
  );
});

test('Brotli of a filled document decompresses to it, with whatever comes last, if it has that form', async () => {
  await assert(
    asyncProperty(texts, lastScripts, async (parts, last) => {
      const template = cut(documentOf(parts));
      const filled = slotTexts(OTHER, 2999);
      // A short document may have no such form; it is sent with gzip then.
      const made = await brotliTemplate(template);
      const whole = closed(fillTemplate(template, filled), last);
      if (made) expect(zlib.brotliDecompressSync(closed(made.fill(filled), last)).equals(whole)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a document of the usual size has both forms, nearly as small as when it is compressed at once', async () => {
  const row = (id: number) =>
    `<a href="/game/sport/FBTY/${id * 977}">红城 ${id} - 蓝港 ${id * 7} 让球 ${(id % 9) / 4} 大小 ${(id % 5) / 2}</a>`;
  const lists = Array.from({ length: 10 }, (_, list) => Array.from({ length: 60 }, (_unused, id) => row(list * 60 + id)).join(''));
  const template = cut(documentOf(lists));
  const whole = closed(fillTemplate(template, slotTexts(OTHER, 0)));
  expect(gzipTemplate(template)!.bytes).toBeLessThan(zlib.gzipSync(whole).length * 1.1);
  expect((await brotliTemplate(template))!.bytes).toBeLessThan(
    zlib.brotliCompressSync(whole, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }).length * 1.1,
  );
});

test('a document without a nonce, with another, without the age of its first script or without its end is no template', () => {
  expect(templateOf(Buffer.from(`<html><head></head>${CLOSING_TAGS}`), NONCE)).toBeNull();
  expect(templateOf(Buffer.from(`${documentOf([])} `), NONCE)).toBeNull();
  expect(templateOf(Buffer.from('</html>'), NONCE)).toBeNull();
  expect(templateOf(Buffer.from(documentOf([])), OTHER)).toBeNull();
  expect(templateOf(Buffer.from(`<script nonce="${NONCE}">data-age="0000000000000000000000"</script>${CLOSING_TAGS}`), NONCE)).toBeNull();
  expect(templateOf(Buffer.from(documentOf([], 'short')), 'short')).toBeNull();
});

test('a text of the page that looks like the age stays as it is', () => {
  const text = 'data-age="0000000000000000000000"';
  expect(fillTemplate(cut(documentOf([text])), slotTexts(OTHER, 5)).bytes.toString()).toContain(`<p>${text}</p>`);
});
