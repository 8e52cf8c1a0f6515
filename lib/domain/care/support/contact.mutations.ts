import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import type { ContactVerdict } from './contact.api';

/** The platform's verdict on a contact; `rejected`: the text itself is invalid; `failed`: no response. */
export type ContactCheck =
  | { kind: 'verdict'; contact: string; result: ContactVerdict['result'] }
  | { kind: 'rejected' | 'failed'; message: string };

/** Sends a contact to the platform for its look-up. */
export async function lookUpContact(contact: string): Promise<ContactCheck> {
  try {
    const { result } = await (await import('./contact.api')).checkContact(contact);
    return { kind: 'verdict', contact, result };
  } catch (error) {
    if (!isCallError(error)) throw error;
    const isAboutContact = error instanceof BusinessError && rejectedField(error, ['contact']) !== null;
    return { kind: isAboutContact ? 'rejected' : 'failed', message: memberMessage(error) };
  }
}
