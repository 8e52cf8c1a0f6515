import type { VenueCode } from '@pavilion/contract/constants';
import type * as z from '@pavilion/contract/schema';
import type { VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import type { VenueCall, VenueRequest } from '../../../lib/venues/shared/venue-call';
import type { Known } from '../calls/plan';
import { entriesAt } from '../json-path';
import type { Finding } from '../report/finding';

/** Facts from earlier responses of the venue. */
export interface VenueKnown {
  /** ms of the platform's clock. */
  now: number;
  session: VenueSession;
  /** Data of an earlier call by its name; undefined when it failed. */
  data(name: string): unknown;
}

/** Rows that the schema of a response leaves open: the site reads them one by one and leaves out invalid ones. */
export interface Rows {
  /** Path of each row. */
  at: readonly string[];
  rows: readonly unknown[];
  schema: z.Schema;
}

/** One call of a venue that reads. */
export interface VenueRead {
  /** Unique in its venue; in the report. */
  name: string;
  /** Null: there is nothing to request, because of `without`. */
  call(known: VenueKnown): VenueCall | null;
  without?: string;
  schema: z.Schema;
  rows?(data: unknown): readonly Rows[];
  /** Codes besides success under which the response is whole. */
  also?: readonly (number | string)[];
}

/** A venue's envelope, read strictly. */
export interface ReadVenue {
  findings: readonly Finding[];
  /** Null when it could not be read. */
  code: number | string | null;
  /** Content of a response; where the venue packs it, unpacked. */
  data: unknown;
}

/** The wire of a venue, and the requests that try it. */
export interface VenueSpec {
  code: VenueCode;
  ok: number | string;
  /** Field of the response that holds the content: `data`, or '' for a flat response. */
  root: string;
  /** Headers of its calls from a browser; null for a venue that browsers reach through the site. */
  browserHeaders: readonly string[] | null;
  /** Parameters that the launch address must name, whatever their case; `member` ones for a member alone. */
  parameters: readonly { name: string; member?: true; why: string }[];
  request(call: VenueCall, session: VenueSession): VenueRequest;
  read(body: unknown): Promise<ReadVenue>;
  /** Reads of every visitor, in order. */
  visitor: readonly VenueRead[];
  /** Reads of a member alone, in order. */
  member: readonly VenueRead[];
  /** A quote, which a guest session must not get. */
  quote: VenueRead;
  /** True for the codes by which the venue reports that a session is over. */
  isExpired(code: number | string): boolean;
  expiredText: string;
  /** One selection on sale in the ids of the site's model, from the responses of `visitor`. */
  match?(known: VenueKnown): Known['match'];
}

/** Rows by their path below `root`. */
export const rowsAt =
  (root: string, path: string, schema: z.Schema) =>
  (data: unknown): Rows => {
    const entries = entriesAt(data, path);
    return { at: entries.map((entry) => [root, entry.path].filter(Boolean).join('.')), rows: entries.map(({ value }) => value), schema };
  };
