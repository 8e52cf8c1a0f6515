import type { AmountFault } from '@/lib/kit/format/amount';

/** Shown at an amount field that rejected typed or pasted text. */
export const AMOUNT_FIELD_COPY: Readonly<Record<AmountFault, string>> = {
  text: '只能输入数字和一个小数点，例如 10.5，请删除后重新输入',
  whole: '只能输入整数，请删除后重新输入',
  decimals: '最多两位小数',
  long: '金额太长，请检查后重新输入',
};
