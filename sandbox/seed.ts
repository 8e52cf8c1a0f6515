import { randomBytes } from 'node:crypto';
import { openLedger } from './kernel/ledger/ledger';
import { stockGifts } from './modules/community/chat/gift.store';
import { giveCoins } from './modules/rewards/coin/coin.store';
import { MALL_WORDS } from './modules/rewards/mall/mall.copy';
import { stockMall } from './modules/rewards/mall/mall.store';
import { createMember, memberByName } from './modules/member/account/member';
import { addPayees } from './modules/money/payee/fixture';
import type { Context } from './modules/context';

/** The demo member (contract §1). */
const DEMO = { userName: 'demo2026', password: 'Demo@2026', pin: '246810', realName: '云亭', balance: 1_000_000n, coins: 2_600 } as const;

/** A made-up card: no bank issues this number. */
const DEMO_CARD = { kind: 'bank', number: '6200000000000120', bank: 'ICBC' } as const;

/** Brings an empty database to the known seed state; changes nothing where there is one. */
export async function seed(context: Pick<Context, 'db' | 'clock' | 'ledger' | 'settings'>): Promise<void> {
  await openLedger(context.db);
  await stockMall(context.db);
  await stockGifts(context.db);
  if (!context.settings.get('secret')) await context.settings.set('secret', randomBytes(32).toString('base64url'));
  if (await memberByName(context.db, DEMO.userName)) return;
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
  await giveCoins(context.db, member.id, { reference: 'welcome', title: MALL_WORDS.welcome, amount: DEMO.coins, at });
}
