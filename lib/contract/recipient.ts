import { plainPhone } from './digits';
import { isRealName, normalizeRealName } from './real-name';

/** The recipient of a parcel, as both sides read it. */

export interface Recipient {
  name: string;
  /** Eleven digits. */
  phone: string;
  province: string;
  city: string;
  address: string;
}

export const RECIPIENT_FIELDS = ['name', 'phone', 'province', 'city', 'address'] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

const PHONE = /^1[3-9]\d{9}$/;
const PLACE = /^[\p{Script=Han}·]{2,20}$/u;
const ADDRESS_MIN = 5;
const ADDRESS_MAX = 80;

const oneLine = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** A typed recipient in the form in which it is sent: one line per field, without superfluous spaces. */
export function normalizeRecipient({ name, phone, province, city, address }: Recipient): Recipient {
  return {
    name: normalizeRealName(name),
    phone: plainPhone(phone),
    province: oneLine(province),
    city: oneLine(city),
    address: oneLine(address),
  };
}

/** True if a field of a normalized recipient is valid. */
export function isRecipientField(field: RecipientField, text: string): boolean {
  switch (field) {
    case 'name':
      return isRealName(text);
    case 'phone':
      return PHONE.test(text);
    case 'province':
    case 'city':
      return PLACE.test(text);
    case 'address': {
      const { length } = Array.from(text);
      return length >= ADDRESS_MIN && length <= ADDRESS_MAX;
    }
  }
}

/** The first invalid field of a normalized recipient; null if all are valid. */
export function recipientFault(recipient: Recipient): RecipientField | null {
  return RECIPIENT_FIELDS.find((field) => !isRecipientField(field, recipient[field])) ?? null;
}
