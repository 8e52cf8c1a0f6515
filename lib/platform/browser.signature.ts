import type { Area } from '@pavilion/contract/call';
import { serverSeconds } from '@/lib/kit/browser/server-time';
import { clearSignatures, readSignatures, storeSignature } from './signature-map';
import { signArea } from './signer';

/** Seconds for which a signature is reused, so that a busy page does not sign each poll; it is valid for a day. */
const REUSE_S = 600;

const cached = new Map<string, { signature: string; iat: number }>();
const stored = new Map<Area, string>();

/** The area's signature: a new one or one of the last minutes; the stored map's when signing fails; else ''. Never throws. */
export async function browserSignature(area: Area, prefix: string, uuid: string, fresh: boolean): Promise<string> {
  const key = process.env.NEXT_PUBLIC_SIGN_KEY ?? '';
  if (key === '') return '';
  const iat = serverSeconds();
  const slot = `${area}|${uuid}`;
  const last = cached.get(slot);
  if (!fresh && last && Math.abs(iat - last.iat) < REUSE_S) return last.signature;
  try {
    const signature = await signArea(key, area, prefix, uuid, iat);
    cached.set(slot, { signature, iat });
    return signature;
  } catch {
    return storedSignature(area);
  }
}

async function storedSignature(area: Area): Promise<string> {
  try {
    return (await readSignatures())[area] ?? '';
  } catch {
    return '';
  }
}

/** Adds a signature that the platform accepted to the stored map. */
export function rememberSignature(area: Area, signature: string): void {
  if (signature === '' || stored.get(area) === signature) return;
  stored.set(area, signature);
  void storeSignature(area, signature);
}

/** A new device identifier invalidates every signature (contract §2.17). */
export function forgetSignatures(): void {
  cached.clear();
  stored.clear();
  clearSignatures();
}
