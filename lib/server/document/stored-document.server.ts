import 'server-only';
import type { Site } from '@/lib/domain/site/config/site.server';
import type { Encoding } from '@/lib/server/response/encoding.rules';
import { brotliTemplate } from './brotli-template.server';
import { gzipTemplate } from './gzip-template.rules';
import { fillTemplate, type OpenDocument, type PackedTemplate, type SlotTexts, type Template } from './template.rules';

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

/** Attribute of an `EarlyFigure`. */
const FIGURE = ' data-figure="';

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
  /** Path that a member whose session is over goes to; null for a page that everybody may see. */
  ended: string | null;
}

/** A document for other requests. Its compressed forms are made when the first request needs them. */
export class StoredDocument {
  readonly at: number;
  readonly base: DocumentBase;
  readonly ended: string | null;
  /** True for a page for members, and for one that shows a figure of its member: the last script has something to do. */
  readonly wantsMember: boolean;
  readonly bytes: number;
  readonly #template: Template;
  readonly #headers: readonly StoredHeader[];
  #gzip: PackedTemplate | null | undefined;
  #brotli: Promise<PackedTemplate | null> | undefined;

  constructor({ template, headers, nonce, base, at, ended }: RenderedDocument) {
    this.at = at;
    this.base = base;
    this.ended = ended;
    this.wantsMember = ended !== null || template.parts.some((part) => part.includes(FIGURE));
    this.#template = template;
    this.#headers = headers.map(([name, value]) => [name, value.split(nonce)]);
    this.bytes = Math.ceil(template.parts.reduce((sum, part) => sum + part.length, 1) * (1 + COMPRESSED_SHARE));
  }

  /** The response's headers with a nonce, as `writeHead` takes them. */
  headersWith(nonce: string): string[] {
    return this.#headers.flatMap(([name, pieces]) => [name, pieces.join(nonce)]);
  }

  /** The document in the first of these encodings of which it has an exact form, else as it is; open for what comes last in it. */
  async openWith(encodings: readonly Encoding[], texts: SlotTexts): Promise<OpenDocument & { encoding: Encoding }> {
    for (const encoding of encodings) {
      const packed = await this.#packed(encoding);
      if (packed) return { ...packed.fill(texts), encoding };
    }
    return { ...fillTemplate(this.#template, texts), encoding: 'identity' };
  }

  #packed(encoding: Encoding): PackedTemplate | null | Promise<PackedTemplate | null> {
    if (encoding === 'gzip') return (this.#gzip ??= gzipTemplate(this.#template));
    return encoding === 'br' ? (this.#brotli ??= brotliTemplate(this.#template)) : null;
  }
}
