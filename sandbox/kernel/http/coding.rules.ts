/** Content codings of responses. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The coding for a client by its `Accept-Encoding`: Brotli if it accepts that, else gzip, else none. */
export function codingOf(acceptEncoding: string | undefined): Coding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const isAccepted = (coding: Coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
