import { readStored, writeStored } from '@/lib/kit/browser/storage';

/** localStorage: `1` once the member has answered 「结算和进球时通知您？」 here. */
const CARD_KEY = 'pushCard';

/** True if the question was answered in this browser. */
export const isCardDone = (): boolean => readStored(CARD_KEY) === '1';

export const saveCardDone = (): void => void writeStored(CARD_KEY, '1');
