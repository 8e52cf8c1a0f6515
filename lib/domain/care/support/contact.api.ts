import type { CallResponse } from '@pavilion/contract/call';
import { contactCheckCall } from '@pavilion/contract/calls/support.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

export type ContactVerdict = CallResponse<typeof contactCheckCall>;

/** Checks that a telephone number or an address belongs to customer service. @throws BusinessError 10003, 6501. */
export function checkContact(contact: string, caller: PlatformCaller = callPlatform): Promise<ContactVerdict> {
  return caller(contactCheckCall, { contact });
}
