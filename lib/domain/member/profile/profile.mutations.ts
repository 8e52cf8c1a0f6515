import type { QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';
import { MEMBER_KEY } from '@/lib/query-keys';
import { devicesOptions } from './device.queries';
import type * as Api from './profile.api';
import { profileRejectionOf, type ProfileRejection } from './profile.rules';

/** Makes one change and returns null, or returns why it was not made. Member and devices are read again either way. */
export async function saveProfile(change: (api: typeof Api) => Promise<void>, queryClient: QueryClient): Promise<ProfileRejection | null> {
  try {
    await change(await import('./profile.api'));
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return profileRejectionOf(error);
  } finally {
    for (const queryKey of [MEMBER_KEY, devicesOptions().queryKey]) void queryClient.invalidateQueries({ queryKey });
  }
}

/** Sends a verification code. Returns seconds until the next one. `profileRejectionOf` handles rejections. */
export async function requestContactCode(target: Api.ContactTarget): Promise<number> {
  return (await import('./profile.api')).sendContactCode(target);
}
