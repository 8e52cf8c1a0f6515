import { NICK_NAME_DAYS } from '@pavilion/contract/profile';
import { DAY } from '../../../kernel/clock/calendar';

/** World ms between two changes. */
export const NICK_NAME_MS = NICK_NAME_DAYS * DAY;

/** World time from which the nickname may be changed again; null = now. `now`: world ms. */
export function nickNameNextTime({ nickNameAt }: { nickNameAt: number | null }, now: number): string | null {
  return nickNameAt === null || nickNameAt <= now - NICK_NAME_MS ? null : new Date(nickNameAt + NICK_NAME_MS).toISOString();
}
