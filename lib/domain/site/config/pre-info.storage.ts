import { PRE_INFO_KEY } from '@pavilion/contract/storage-keys';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import type { PreInfo } from './pre-info.api';

/** The visitor's address in storage; empty when there is none. */
export function storedIp(): string {
  const stored = readStoredJson(PRE_INFO_KEY) as { ip?: unknown } | null;
  return typeof stored?.ip === 'string' ? stored.ip : '';
}

/** Stores the latest pre-info (spec §3). One that came through the site's server has no address: the stored address stays. */
export function rememberPreInfo(preInfo: PreInfo, at: number): void {
  writeStored(PRE_INFO_KEY, JSON.stringify({ ...preInfo, ip: preInfo.ip || storedIp(), at }));
}
