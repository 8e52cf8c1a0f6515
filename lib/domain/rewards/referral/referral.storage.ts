import { REFERRAL_KEY } from '@pavilion/contract/storage-keys';
import { getServerTime } from '@/lib/kit/browser/server-time';
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import type { AppMetadata, Inviter, Referral } from './referral.model';
import { landingOf, inviterOf, liveReferral, readMetadata, withArrived } from './referral.rules';

/** Stored for affiliate and sponsor pages (contract §1). */
const AGENT_VERIFY_KEY = 'agent_verify';
const GROW_CODE_KEY = 'growCode';
const METADATA_KEY = 'metadata';

/** ms by the server's clock: a device's own may be days off, and a code's life is counted in hours. */
type Clock = () => Promise<number>;

function keepReferral(referral: Referral): void {
  if (Object.keys(referral).length === 0) removeStored(REFERRAL_KEY);
  else writeStored(REFERRAL_KEY, JSON.stringify(referral));
}

/** Stores the codes of an address (spec §2), drops expired ones (spec §6), and returns the valid ones. */
export async function captureReferral(search: string, clock: Clock = getServerTime): Promise<Referral> {
  const landing = landingOf(search);
  if (landing.agentVerify !== null) writeStored(AGENT_VERIFY_KEY, landing.agentVerify);
  if (landing.growCode !== null) writeStored(GROW_CODE_KEY, landing.growCode, 'session');
  if (landing.metadata !== null) writeStored(METADATA_KEY, JSON.stringify(landing.metadata), 'session');
  const now = await clock();
  const referral = withArrived(liveReferral(readStoredJson(REFERRAL_KEY), now), landing.codes, now);
  keepReferral(referral);
  return referral;
}

/** The inviter that the registration form starts from, including the address through which it was opened. */
export async function findInviter(search: string, clock?: Clock): Promise<Inviter | null> {
  return inviterOf(await captureReferral(search, clock));
}

/** Metadata that the app around this page reported about itself; null outside of one. */
export function readAppMetadata(): AppMetadata | null {
  return readMetadata(readStored(METADATA_KEY, 'session') ?? '');
}
