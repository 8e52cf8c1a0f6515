import Negotiator from 'negotiator';

/** Content codings of responses. */
export type Coding = 'br' | 'gzip' | 'identity';

/** In the order of preference when the client accepts several alike. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];

/** The second argument is missing in the package's declared types. */
interface CodingNegotiator {
  encodings(available: readonly Coding[], preferred: readonly Coding[]): string[];
}

/** The coding that a client prefers by its `Accept-Encoding`; none if it excludes all. */
export function codingOf(acceptEncoding: string | undefined): Coding {
  const negotiator: CodingNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  return (negotiator.encodings(CODINGS, CODINGS)[0] ?? 'identity') as Coding;
}
