import type { Context } from '../../context';
import { addPayees } from '../../money/payee/fixture';
import { giveCoins } from '../../rewards/coin/coin.store';
import { COIN_COPY } from '../../rewards/coin/coin.copy';
import { findMemberByName } from '../account/member';
import { createMember } from './create-member';

/** The demo member (contract §1). */
const DEMO = { userName: 'demo2026', password: 'Demo@2026', pin: '246810', realName: '云亭', balance: 1_000_000n, coins: 2_600 } as const;

/** A made-up card: no bank issues this number. */
const DEMO_CARD = { kind: 'bank', number: '6200000000000120', bank: 'ICBC' } as const;

/** Makes the demo member, with a payee and coins, where there is none. */
export async function seedDemoMember(context: Pick<Context, 'db' | 'clock' | 'ledger' | 'settings'>): Promise<void> {
  if (await findMemberByName(context.db, DEMO.userName)) return;
  const member = await createMember(context, {
    ...DEMO,
    knownSecrets: true,
    nickName: '看球的人',
    phone: '(86)13900002026',
    email: 'demo@example.com',
    vipLevel: 3,
  });
  if (!member) return;
  await addPayees(context, member.id, [DEMO_CARD]);
  const at = Math.trunc(context.clock.now());
  await giveCoins(context.db, member.id, { reference: 'welcome', title: COIN_COPY.welcome, amount: DEMO.coins, at });
}
