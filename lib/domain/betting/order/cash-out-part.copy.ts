import { formatMinor } from '@pavilion/number/money';
import type { PartFault } from './cash-out-part.rules';

export const PART_COPY = {
  slide: '滑动选择结算本金',
  bounds: (min: string, max: string) => `最低 ${min}，最高 ${max}`,
} as const;

/** Reason why a typed part is invalid. */
export function partFaultText(fault: PartFault): string {
  if (fault.kind !== 'gap') return `${fault.kind === 'low' ? '最低' : '最高'} ${formatMinor(fault.bound)}`;
  return fault.max < fault.min ? `只能全部 ${formatMinor(fault.all)}` : `最高 ${formatMinor(fault.max)}，或全部 ${formatMinor(fault.all)}`;
}
