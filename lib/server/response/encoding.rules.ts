import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of preference when the client accepts several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The second argument is missing in the package's declared types. */
interface EncodingNegotiator {
  encodings(available: readonly Encoding[], preferred: readonly Encoding[]): string[];
}

/**
 * Compressed encodings for a response by the request's Accept-Encoding, the best first, as `compression` chooses for other responses.
 * Empty if the client prefers none, or excludes all.
 */
export function encodingsOf(acceptEncoding: string | undefined): readonly Encoding[] {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings(ENCODINGS, ENCODINGS) as Encoding[];
  const plain = accepted.indexOf('identity');
  return plain === -1 ? accepted : accepted.slice(0, plain);
}
