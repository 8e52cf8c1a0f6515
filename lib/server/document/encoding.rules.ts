export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of preference when the client accepts several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Encodings for a response by the request's Accept-Encoding, the best first, as `compression` chooses for other responses. */
export function encodingsOf(accepts: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of accepts.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  // Unless it is excluded, no encoding is acceptable, as the last choice.
  const least = Math.min(...[...weights.values()].filter((weight) => weight > 0), 1);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? least / 2 : 0);
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= weightOf('identity')).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  );
}
