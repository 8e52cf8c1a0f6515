import 'server-only';
import type { Site } from '@/lib/domain/site/config/site.server';
import { brotliTemplate, type BrotliTemplate } from './brotli-template.server';
import type { Encoding } from './encoding.rules';
import { gzipTemplate, type GzipTemplate } from './gzip-template.rules';
import { fillTemplate, type SlotTexts, type Template } from './template.rules';

/** Configuration and generation of the platform's data with which a document was rendered. */
export type DocumentBase = Pick<Site, 'preInfo' | 'config' | 'origins' | 'worldOffset'> & { generation: number };

/** True if a document of `base` may still be sent: nothing that it was rendered with has been replaced. */
export const isSameBase = (base: DocumentBase, now: DocumentBase): boolean =>
  base.preInfo === now.preInfo &&
  base.config === now.config &&
  base.origins === now.origins &&
  base.worldOffset === now.worldOffset &&
  base.generation === now.generation;

/** A header of a response; the text is cut where it contains the nonce. */
type StoredHeader = readonly [name: string, pieces: readonly string[]];

/** Bytes of the compressed forms per byte of a document, at most. */
const COMPRESSED_SHARE = 0.5;

export interface RenderedDocument {
  template: Template;
  /** Headers in order, without those that depend on the encoding or the connection. */
  headers: readonly (readonly [name: string, value: string])[];
  nonce: string;
  base: DocumentBase;
  /** ms; the moment at which its request came, before any of its data was read. */
  at: number;
}

/** A document for other requests. Its compressed forms are made when the first request needs them. */
export class StoredDocument {
  readonly at: number;
  readonly base: DocumentBase;
  readonly bytes: number;
  readonly #template: Template;
  readonly #headers: readonly StoredHeader[];
  #gzip: GzipTemplate | null | undefined;
  #brotli: Promise<BrotliTemplate | null> | undefined;

  constructor({ template, headers, nonce, base, at }: RenderedDocument) {
    this.at = at;
    this.base = base;
    this.#template = template;
    this.#headers = headers.map(([name, value]) => [name, value.split(nonce)]);
    this.bytes = Math.ceil(template.parts.reduce((sum, part) => sum + part.length, 1) * (1 + COMPRESSED_SHARE));
  }

  /** The response's headers with a nonce, as `writeHead` takes them. */
  headersWith(nonce: string): string[] {
    return this.#headers.flatMap(([name, pieces]) => [name, pieces.join(nonce)]);
  }

  /** The body in the first of these encodings of which the document has an exact form, else as it is. */
  async bodyWith(encodings: readonly Encoding[], texts: SlotTexts): Promise<{ body: Buffer; encoding: Encoding }> {
    for (const encoding of encodings) {
      const packed = await this.#packed(encoding);
      if (packed) return { body: packed.fill(texts), encoding };
    }
    return { body: fillTemplate(this.#template, texts), encoding: 'identity' };
  }

  #packed(encoding: Encoding): GzipTemplate | null | Promise<BrotliTemplate | null> {
    if (encoding === 'gzip') return (this.#gzip ??= gzipTemplate(this.#template));
    return encoding === 'br' ? (this.#brotli ??= brotliTemplate(this.#template)) : null;
  }
}
