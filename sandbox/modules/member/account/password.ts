import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a hash: memory 128·r·2^logN bytes, p times over. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/** OWASP's floor for 16 MiB: N = 2^14, r = 8, p = 5. `setHashCost` sets N. */
let cost: Cost = { logN: 14, r: 8, p: 5 };
/** Cost of hashes that name none: those of earlier versions. */
const EARLIER_COST: Cost = { logN: 14, r: 8, p: 1 };
const LENGTH = 32;

interface Stored {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

function derive(secret: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, LENGTH, { N: 2 ** logN, r, p }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Sets the cost of hashes from now on, as log2 of N: at the start of the process. */
export function setHashCost(logN: number): void {
  cost = { ...cost, logN };
}

/** `scrypt$<logN>$<r>$<p>$<salt>$<key>`, the last two base64url; for passwords and withdrawal PINs. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const known = new Map<string, Promise<string>>();

/** As `hashSecret`, once per process: for secrets that the sandbox itself publishes, which protect nothing. */
export function hashKnownSecret(secret: string): Promise<string> {
  const hash = known.get(secret) ?? hashSecret(secret);
  known.set(secret, hash);
  return hash;
}

/** Reads a hash, also one of an earlier version (`scrypt$<salt>$<key>`). */
function readHash(text: string): Stored {
  const parts = text.split('$').slice(1);
  const [salt, key] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  if (parts.length === 2) return { cost: EARLIER_COST, salt, key };
  const [logN, r, p] = parts.map(Number) as [number, number, number];
  return { cost: { logN, r, p }, salt, key };
}

const isCheap = ({ logN, r, p }: Cost) => logN < cost.logN || r < cost.r || p < cost.p;

/** True when a hash costs less than one of today: it is replaced once its secret is given. */
export function isOutdated(stored: string): boolean {
  return isCheap(readHash(stored).cost);
}

/** Hash of no secret: verified for unknown names, so that they take as long as known ones. */
const NOBODY = { salt: randomBytes(16), key: randomBytes(LENGTH) };

/** Takes equally long whether `stored` exists (null = unknown member), however old it is, and whether the secret is right. */
export async function verifySecret(secret: string, stored: string | null): Promise<boolean> {
  const { cost: own, salt, key } = stored === null ? { cost, ...NOBODY } : readHash(stored);
  const given = await derive(secret, salt, own);
  if (isCheap(own)) await derive(secret, salt, { ...cost, p: Math.max(1, cost.p - own.p) });
  return timingSafeEqual(given, key) && stored !== null;
}
