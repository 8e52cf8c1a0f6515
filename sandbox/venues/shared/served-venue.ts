import type { FastifyInstance } from 'fastify';
import type { Reject } from '../../kernel/faults/faults-hook';
import type { Context } from '../../modules/context';
import type { Venue } from '../../modules/venue';

/** A venue with the calls that it serves on its origin. */
export interface ServedVenue extends Venue {
  /** Headers that pages may send. */
  headers: readonly string[];
  /** A failed response in its envelope. */
  fault: Reject;
  register(app: FastifyInstance, context: Context): void;
}
