import { dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { loginCall, memberInfoCall, registerCall } from '@pavilion/contract/calls/member.calls';
import { payeeAddCall } from '@pavilion/contract/calls/payee.calls';
import { walletListCall } from '@pavilion/contract/calls/wallet.calls';
import type { Account } from './money-load';
import { sendCall } from './platform-client';
import { rewardCall } from './money-load.rewards';
import type { Sandbox } from './sandbox-process';
import { DAY } from './time';

/** Steps around an account that move none of its money: another login of it, a mute of it, another account on its device. */
export const ENTRY_KINDS = ['login', 'mute', 'second'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Another account on a member's device. `before`: its wallet right after registration, as text. */
export interface SecondAccount {
  token: string;
  uuid: string;
  before: string;
}

/** The effect of an entry step; null for no response or a rejection. */
export type Entry = { kind: 'login'; account: Account } | { kind: 'mute'; account: Account } | { kind: 'second'; second: SecondAccount };

const PASSWORD = 'Second@2026';

/** Each step has an address of its own, so that limits of an address do not meet. */
const addressOf = (step: number) => ({ 'X-Forwarded-For': `10.${(step >> 16) & 255}.${(step >> 8) & 255}.${step & 255}` });

const balanceOf = async (sandbox: Sandbox, { token, uuid }: Pick<SecondAccount, 'token' | 'uuid'>) =>
  (await sendCall(sandbox.origin, walletListCall, {}, { token, uuid })).data.balance!;

/** Does an entry step as the member would. `step`: its number in the run. */
export async function enterOnce(sandbox: Sandbox, account: Account, kind: EntryKind, step: number): Promise<Entry | null> {
  const headers = addressOf(step);
  const { uuid } = account;
  switch (kind) {
    case 'login': {
      const { userName, password } = account;
      const response = await sendCall(sandbox.origin, loginCall, { userName, password }, { uuid, headers });
      return response.status_code === 6000 ? { kind, account } : null;
    }
    case 'mute':
      await sandbox.control.chat({ mute: { userName: account.userName, until: new Date(Date.now() + 3_650 * DAY).toISOString() } });
      return { kind, account };
    case 'second': {
      const body = { userName: `snd${step}`, password: PASSWORD, adult: true };
      const { status_code, data } = await sendCall(sandbox.origin, registerCall, body, { uuid, headers });
      if (status_code !== 6000) return null;
      const { token } = data;
      const before = await balanceOf(sandbox, { token, uuid });
      // The new account claims a bonus that the device's member already had, and adds that member's card.
      const key = (what: string) => ({ ...headers, 'idempotency-key': `second-${what}-${step}` });
      await sendCall(sandbox.origin, dividendReceiveCall, { id: '81001' }, { token, uuid, headers: key('bonus') });
      await sendCall(
        sandbox.origin,
        payeeAddCall,
        { kind: 'bank', number: account.card, bank: 'ICBC', pin: '246813' },
        { token, uuid, headers: key('card') },
      );
      return { kind, second: { token, uuid, before } };
    }
  }
}

/** Entries that fail in the end: a mute that a login undid, or money that a second account got. */
export async function brokenEntries(sandbox: Sandbox, entries: readonly Entry[]): Promise<string[]> {
  const broken: string[] = [];
  const muted = new Set(entries.flatMap((entry) => (entry.kind === 'mute' ? [entry.account] : [])));
  for (const account of muted) {
    const { token, uuid, userName } = account;
    const gift = await rewardCall(sandbox, account, { kind: 'gift', coins: 100 });
    if (!gift) continue;
    const headers = { 'idempotency-key': `muted-${userName}` };
    const { message } = await sendCall(sandbox.origin, gift.call as never, gift.body, { token, uuid, headers });
    if (!message.includes('禁言')) broken.push(`${userName} is no longer muted: ${message}`);
  }
  for (const entry of entries) {
    if (entry.kind !== 'second') continue;
    const { token, uuid, before } = entry.second;
    const { status_code, data } = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token, uuid });
    if (status_code !== 6000) continue;
    if (String(data.balance) !== before) broken.push(`${data.userName} had ${before} and has ${data.balance}`);
  }
  return broken;
}
