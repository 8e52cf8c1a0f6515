import { paintCode, paintPicture, paintRect, write } from '@/components/ui/paint';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import { PAY_CODE_COPY } from '@/lib/domain/money/deposit/pay-code.copy';
import { dayMinute } from '@/lib/kit/format/site-time';

/** CSS pixels. */
const WIDTH = 320;
const HEIGHT = 460;
const PAD = 24;
const CODE = 240;
const INSIDE = WIDTH - 2 * PAD;
const MUTED = '#5d6a77';

type Paid = Pick<Deposit, 'methodName' | 'orderId' | 'payAmount' | 'payUnit' | 'expireAt' | 'simulated'>;

/** A payment code with what must be paid: method, exact amount, order number, and until when. */
export function renderPayCode(qr: string, { methodName, orderId, payAmount, payUnit, expireAt, simulated }: Paid): Promise<Blob | null> {
  const unit = DEPOSIT_COPY.units[payUnit] ?? payUnit;
  return paintPicture(WIDTH, HEIGHT, (paint) => {
    const middle = { align: 'center', width: INSIDE } as const;
    write(paint, methodName, WIDTH / 2, 22, { size: 20, colour: '#101922', weight: 600, ...middle });
    paintCode(paint, qr, (WIDTH - CODE) / 2, 56, CODE);
    write(paint, PAY_CODE_COPY.amount, WIDTH / 2, 308, { size: 13, colour: MUTED, ...middle });
    write(paint, `${payAmount} ${unit}`, WIDTH / 2, 326, { size: 28, colour: '#101922', weight: 700, ...middle });
    paintRect(paint, '#dfe4ea', PAD, 370, INSIDE, 1);
    write(paint, `${PAY_CODE_COPY.order} ${orderId}`, WIDTH / 2, 382, { size: 13, colour: MUTED, ...middle });
    if (expireAt !== null) {
      write(paint, PAY_CODE_COPY.until(dayMinute(expireAt)), WIDTH / 2, 404, { size: 13, colour: MUTED, ...middle });
    }
    if (simulated) write(paint, PAY_CODE_COPY.simulated, WIDTH / 2, 428, { size: 13, colour: '#8a4b00', weight: 600, ...middle });
  });
}
