import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `scrypt$<salt>$<key>`, both base64url; for passwords and withdrawal PINs. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(secret, salt)).toString('base64url')}`;
}

const known = new Map<string, Promise<string>>();

/** As `hashSecret`, once per process: for secrets that the sandbox itself hands out, which keep nobody out. */
export function hashKnownSecret(secret: string): Promise<string> {
  const hash = known.get(secret) ?? hashSecret(secret);
  known.set(secret, hash);
  return hash;
}

/** Of no secret: verified for unknown names, so that they take as long as known ones. */
const NOBODY = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(LENGTH).toString('base64url')}`;

/** Takes the same time whether `stored` exists (null = unknown member) and whether the secret is right. */
export async function verifySecret(secret: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = (stored ?? NOBODY).split('$') as [string, string, string];
  const right = Buffer.from(key, 'base64url');
  const given = await derive(secret, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(given, right) && stored !== null;
}
