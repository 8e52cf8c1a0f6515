import { minorToText } from '@pavilion/number/money';
import { DEPOSIT_TURNOVER, MATCH_DIGITS, fakeAccount, fakeAddress, fakeWallet, percentText } from './deposit.rules';
import type { ClosedMethod } from './closed-methods';
import type { Deposit } from './deposit.tables';
import { METHODS, PAYEE_COPY } from './method.copy';
import type { Method } from './method.copy';

const COIN = 100n;
/** Characters of an address of each network. */
const ADDRESS_LENGTH: Readonly<Record<string, number>> = { T0MONI: 34, '0xMONI': 42 };

const timeOf = (ms: number): string => new Date(ms).toISOString();

export function methodOf(code: string): Method | undefined {
  return METHODS.find(({ method }) => method === code);
}

/** A method as one member sees it. `closed`: its entry in `closedMethods`; `verified`: the masked verified name. */
export function depositMethodView(
  { method, name, kind, min, max, feeRate, promo, network, rate, needsPayerName }: Method,
  { median, closed, verified }: { median: number | null; closed: ClosedMethod | undefined; verified: string | null },
) {
  return {
    method,
    name,
    kind,
    simulated: true,
    min: minorToText(min * COIN),
    max: minorToText(max * COIN),
    feePercent: percentText(feeRate),
    promo,
    open: closed === undefined,
    openTime: closed?.openTime ?? null,
    network,
    rate: rate === null ? null : minorToText(rate),
    needsPayerName,
    verifiedPayer: needsPayerName ? verified : null,
    turnoverTimes: DEPOSIT_TURNOVER,
    medianSeconds: median,
  };
}

function addressOf({ kind, address }: Method, id: bigint): string | null {
  return kind !== 'crypto' || address === null ? null : fakeAddress(address, ADDRESS_LENGTH[address]!, id);
}

function payeeOf(method: Method, id: bigint): { label: string; value: string }[] {
  if (method.kind === 'crypto') return [];
  if (method.kind === 'wallet') {
    return [
      { label: PAYEE_COPY.app, value: PAYEE_COPY.appName(method.name) },
      { label: PAYEE_COPY.wallet, value: fakeWallet(method.address!, id) },
    ];
  }
  if (method.kind === 'scan') return [{ label: PAYEE_COPY.app, value: PAYEE_COPY.appName(method.name) }];
  return [
    { label: PAYEE_COPY.bank, value: PAYEE_COPY.bankName },
    { label: PAYEE_COPY.holder, value: PAYEE_COPY.holderName },
    { label: PAYEE_COPY.account, value: fakeAccount(id) },
  ];
}

/** An order as its member sees it. */
export function depositView(deposit: Deposit) {
  const method = methodOf(deposit.method)!;
  const { id, state, late, amount, fee, credit, payAmount, rate, payerMasked, receipts, reason, createdAt, expireAt, paidAt, endedAt } =
    deposit;
  const address = addressOf(method, id);
  return {
    orderId: String(id),
    method: method.method,
    methodName: method.name,
    kind: method.kind,
    state,
    late,
    simulated: true,
    amount: minorToText(amount),
    fee: minorToText(fee),
    credit: minorToText(credit),
    payAmount,
    payUnit: method.rate === null ? 'CNY' : 'USDT',
    matchDigits: MATCH_DIGITS,
    rate,
    network: method.network,
    payer: payerMasked,
    payee: payeeOf(method, id),
    address,
    qr: method.kind === 'transfer' ? null : PAYEE_COPY.qr(String(id)),
    receipts,
    reason,
    createTime: timeOf(createdAt),
    expireTime: timeOf(expireAt),
    paidTime: paidAt === null ? null : timeOf(paidAt),
    endTime: endedAt === null ? null : timeOf(endedAt),
  };
}
