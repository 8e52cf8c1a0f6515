import { createDecipheriv } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import {
  birthdaySetCall,
  contactCodeCall,
  deviceListCall,
  nickNameSetCall,
  passwordResetStartCall,
  passwordSetCall,
} from '@pavilion/contract/calls/account.calls';
import {
  couponClaimCall,
  couponListCall,
  couponUseCall,
  dividendCheckCall,
  dividendLeadCall,
  dividendReceiveCall,
  promotionListCall,
} from '@pavilion/contract/calls/activity.calls';
import { chatGiftListCall, chatGiftsCall, chatGiftSendCall, chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import {
  depositCancelCall,
  depositCreateCall,
  depositMethodsCall,
  depositOpenCall,
  depositPaidCall,
  depositReceiptCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { feedbackCloseCall, feedbackCreateCall, feedbackListCall, feedbackReplyCall } from '@pavilion/contract/calls/feedback.calls';
import { matchTimelineCall, oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/game.calls';
import { followListCall, followSaveCall } from '@pavilion/contract/calls/follow.calls';
import { gameFavoriteCall, gameListCall, roundListCall } from '@pavilion/contract/calls/round.calls';
import {
  autoTransferCall,
  venueWalletCall,
  walletListCall,
  walletRecallCall,
  walletTransferCall,
} from '@pavilion/contract/calls/finance.calls';
import { inviteFriendsCall, inviteOverviewCall, inviteRulesCall } from '@pavilion/contract/calls/invite.calls';
import { peakBoardCall, peakFriendsCall, peakMineCall, peakRulesCall } from '@pavilion/contract/calls/peak.calls';
import { calendarMonthCall, calendarRulesCall, checkInCall, taskClaimCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { flipListCall, flipOpenCall, flipRulesCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { helpVoteCall } from '@pavilion/contract/calls/help.calls';
import { infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { mailDeleteCall, mailListCall, mailReadCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { rebateDayCall, rebateListCall, vipInfoCall } from '@pavilion/contract/calls/loyalty.calls';
import {
  coinListCall,
  exchangeListCall,
  mallItemsCall,
  mallOrderCancelCall,
  mallOrderCreateCall,
  mallOrderFindCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import {
  coolingStartCall,
  exclusionStartCall,
  limitCancelCall,
  limitConfirmCall,
  limitHistoryCall,
  limitSetCall,
  limitsCall,
  realityReportCall,
  realitySetCall,
} from '@pavilion/contract/calls/limit.calls';
import { memberInfoCall, memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { pictureCall, pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { giftListCall, orderUrgeCall, resultByDayCall, transactionListCall } from '@pavilion/contract/calls/record.calls';
import { pinSetCall, realNameCall, realNameSetCall } from '@pavilion/contract/calls/security.calls';
import { agentApplyCall, contactCheckCall, supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import {
  namingListCall,
  noticeListCall,
  popInfoCall,
  preInfoCall,
  secCall,
  siteConfigSchema,
  stationAdsCall,
  suspensionIconCall,
  vvPrettyCall,
  webTerminalCall,
} from '@pavilion/contract/calls/site.calls';
import {
  withdrawCancelCall,
  withdrawCreateCall,
  withdrawInfoCall,
  withdrawOpenCall,
  withdrawStatusCall,
} from '@pavilion/contract/calls/withdraw.calls';
import * as z from '@pavilion/contract/schema';
import { openGame } from '../support/game-client';
import { TEST_UUID, ask } from '../support/platform-client';
import { betOnAllSides, betOnWinner, friendWith, inviteOf, payIn, peakOf, playOut } from '../support/friend-client';
import { holdDecisions } from '../support/real-delay';
import type { Sandbox } from '../support/sandbox-process';
import { DAY } from '../support/time';
import { takeSandbox } from '../support/worker-sandbox';
import { readSample } from '../support/sample';

interface Sample {
  request: { body?: object };
  answer: { status_code: number; message: string; data: unknown };
}

function sample(name: string): Sample {
  return readSample<Sample>(name);
}

/** The shape of a value: keys and kinds; null and an empty list leave open what they could hold. */
function invalidRows(actual: unknown, wanted: unknown, at = 'data'): string[] {
  if (wanted === null || actual === null) return [];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual)) return [`${at} is no list`];
    return actual.flatMap((row: unknown, index) => (wanted.length === 0 ? [] : invalidRows(row, wanted[0], `${at}[${index}]`)));
  }
  if (typeof wanted === 'object') {
    if (typeof actual !== 'object' || actual === null) return [`${at} is no object`];
    const record = actual as Record<string, unknown>;
    return Object.entries(wanted).flatMap(([key, value]) =>
      key in record ? invalidRows(record[key], value, `${at}.${key}`) : [`${at}.${key} is missing`],
    );
  }
  return typeof actual === typeof wanted ? [] : [`${at} is a ${typeof actual}`];
}

describe('the sandbox answers in the shapes of the samples', () => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await takeSandbox();
    token = (
      await sandbox.control.member({
        userName: 'shapes',
        uuid: TEST_UUID,
        phone: '(86)13800138000',
        wallets: { IMTY: '20.00' },
        autoTransfer: false,
        coins: 5_000,
      })
    ).token;
  }, 90_000);

  const cases: [string, Call<never, unknown> | Call<never, never>][] = [
    ['pre-info', preInfoCall],
    ['sec', secCall],
    ['vv-pretty', vvPrettyCall],
    ['notice-list', noticeListCall],
    ['station-ads', stationAdsCall],
    ['suspension-icon', suspensionIconCall],
    ['pop-info', popInfoCall],
    ['naming-list', namingListCall],
    ['web-terminal', webTerminalCall],
    ['member-info', memberInfoCall],
    ['member-jwt', memberJwtCall],
    ['venue-launch-fbty', venueLaunchCall],
    ['venue-launch-obty', venueLaunchCall],
    ['dividend-lead', dividendLeadCall],
    ['dividend-check', dividendCheckCall],
    ['promotion-list', promotionListCall],
    // The samples contain the number of a sandbox's first coupon.
    ['coupon-list', couponListCall],
    ['coupon-claim', couponClaimCall],
    ['coupon-use', couponUseCall],
    ['gift-list', giftListCall],
    ['chat-history', chatHistoryCall],
    ['chat-gifts', chatGiftsCall],
    ['chat-gift-send', chatGiftSendCall],
    ['chat-gift-list', chatGiftListCall],
    ['match-timeline', matchTimelineCall],
    ['deposit-methods', depositMethodsCall],
    // The samples contain the number of a sandbox's first order, so the calls after it are about that one.
    ['deposit-create', depositCreateCall],
    ['deposit-status', depositStatusCall],
    ['deposit-open', depositOpenCall],
    ['deposit-paid', depositPaidCall],
    ['deposit-receipt', depositReceiptCall],
    ['deposit-cancel', depositCancelCall],
    // A withdrawal needs a verified name, a PIN and a payee.
    ['real-name-set', realNameSetCall],
    ['real-name', realNameCall],
    ['pin-set', pinSetCall],
    ['payee-add', payeeAddCall],
    // Only once a person: the name is verified by now.
    ['dividend-receive', dividendReceiveCall],
    ['payee-list', payeeListCall],
    ['payee-default', payeeDefaultCall],
    ['withdraw-info', withdrawInfoCall],
    ['withdraw-create', withdrawCreateCall],
    ['withdraw-status', withdrawStatusCall],
    ['withdraw-open', withdrawOpenCall],
    ['transaction-list', transactionListCall],
    ['order-urge', orderUrgeCall],
    ['result-by-day', resultByDayCall],
    ['vip-info', vipInfoCall],
    ['rebate-list', rebateListCall],
    ['rebate-day', rebateDayCall],
    ['withdraw-cancel', withdrawCancelCall],
    // The samples contain the number of the first mall order.
    ['mall-items', mallItemsCall],
    ['mall-order-create', mallOrderCreateCall],
    ['mall-order-find', mallOrderFindCall],
    ['mall-order-status', mallOrderStatusCall],
    ['mall-order-list', mallOrderListCall],
    ['coin-list', coinListCall],
    ['mall-order-cancel', mallOrderCancelCall],
    ['exchange-list', exchangeListCall],
    ['follow-save', followSaveCall],
    ['follow-list', followListCall],
    ['game-favorite', gameFavoriteCall],
    ['round-list', roundListCall],
    ['game-list', gameListCall],
    ['flip-rules', flipRulesCall],
    ['calendar-rules', calendarRulesCall],
    // The check-in earns the flip.
    ['check-in', checkInCall],
    ['calendar-month', calendarMonthCall],
    ['flip-state', flipStateCall],
    ['flip-open', flipOpenCall],
    ['flip-list', flipListCall],
    ['task-list', taskListCall],
    ['task-claim', taskClaimCall],
    ['invite-rules', inviteRulesCall],
    ['invite-overview', inviteOverviewCall],
    ['invite-friends', inviteFriendsCall],
    ['peak-rules', peakRulesCall],
    ['peak-board', peakBoardCall],
    ['peak-mine', peakMineCall],
    ['peak-friends', peakFriendsCall],
    ['payee-delete', payeeDeleteCall],
    ['wallet-list', walletListCall],
    ['wallet-venue', venueWalletCall],
    ['wallet-transfer', walletTransferCall],
    ['wallet-recall', walletRecallCall],
    ['wallet-auto-transfer', autoTransferCall],
    ['odds-history', oddsHistoryCall],
    ['support-send', supportSendCall],
    ['support-ticket', supportTicketCall],
    ['contact-check', contactCheckCall],
    ['help-vote', helpVoteCall],
    ['agent-apply', agentApplyCall],
    ['password-reset-start', passwordResetStartCall],
    ['nick-name-set', nickNameSetCall],
    ['birthday-set', birthdaySetCall],
    ['contact-code', contactCodeCall],
    ['picture-upload', pictureUploadCall],
    ['picture', pictureCall],
    // The samples contain the number of a sandbox's first ticket.
    ['feedback-create', feedbackCreateCall],
    ['feedback-list', feedbackListCall],
    ['feedback-reply', feedbackReplyCall],
    ['feedback-close', feedbackCloseCall],
    ['info-request', infoRequestCall],
    ['info-list', infoListCall],
    ['device-list', deviceListCall],
    ['limit-set', limitSetCall],
    ['limit-confirm', limitConfirmCall],
    ['limit-cancel', limitCancelCall],
    ['limits', limitsCall],
    ['reality-set', realitySetCall],
    ['reality-report', realityReportCall],
    ['limit-history', limitHistoryCall],
    ['cooling-start', coolingStartCall],
    ['exclusion-start', exclusionStartCall],
    ['password-set', passwordSetCall],
    // Mails about the payee and the password.
    ['mail-list', mailListCall],
    ['mail-unread', mailUnreadCall],
    ['mail-read', mailReadCall],
    ['mail-delete', mailDeleteCall],
  ] as never;

  /** A sample's match is of another world. */
  const liveAtFb = async () => (await sandbox.control.matches('live'))[0]!.ids.FBTY;

  /** Payees and withdrawals of the samples are of another world. */
  const firstPayee = async () => (await ask(sandbox.origin, payeeListCall, {}, { token })).data.list[0]!.payeeId;
  const firstWithdrawal = async () => (await ask(sandbox.origin, withdrawOpenCall, {}, { token })).data.list[0]!.orderId;

  const siteToday = async () => (await ask(sandbox.origin, taskListCall, {}, { token })).data.day;
  /** Today, with a deposit that is credited. */
  const paidDay = async () => {
    const headers = { 'idempotency-key': 'shapes-paid-task' };
    const { data } = await ask(sandbox.origin, depositCreateCall, { method: 'ecny', amount: '200.00' }, { token, headers });
    await sandbox.control.deposit(data.orderId, 'confirm');
    return siteToday();
  };

  const samplePicture = async () =>
    (await ask(sandbox.origin, pictureUploadCall, sample('picture-upload').request.body as never, { token })).data.pictureId;

  const changesOf = async (name: string): Promise<object> => {
    if (name === 'coupon-list') await sandbox.control.coupon({ userName: 'shapes', kind: 'cash', amount: '5.00' });
    if (name === 'payee-add') await sandbox.control.realName('shapes', 'verify');
    if (name === 'deposit-receipt') return { pictureIds: [await samplePicture()] };
    if (name === 'round-list') await (await openGame(sandbox.origin, 'fishing', token)).play('carp', 100);
    if (name === 'picture') return { pictureId: await samplePicture() };
    if (name === 'check-in') return { day: await siteToday() };
    if (name === 'flip-open') return { roundId: (await ask(sandbox.origin, flipStateCall, {}, { token })).data.roundId };
    if (name === 'invite-friends') await friendWith(sandbox, await inviteOf(sandbox.origin, token).code());
    if (name === 'task-claim') return { day: await paidDay() };
    if (name === 'match-timeline') return { matchId: await liveAtFb() };
    if (name === 'withdraw-create' || name.startsWith('payee-de')) return { payeeId: await firstPayee() };
    return name === 'withdraw-status' || name === 'withdraw-cancel' || name === 'order-urge' ? { orderId: await firstWithdrawal() } : {};
  };

  // @spec 1.10
  it.each(cases)('%s', async (name, call) => {
    const { request, answer } = sample(name);
    const body = { ...request.body, ...(await changesOf(name)) };
    const envelope = await ask(sandbox.origin, call as Call<unknown, unknown>, body, {
      token,
      headers: { 'idempotency-key': `shapes-${name}` },
    });
    expect({ status: envelope.status, status_code: envelope.status_code, message: envelope.message }).toEqual({
      status: 200,
      status_code: 6000,
      message: '',
    });
    const wanted = structuredClone(answer.data);
    // Only a venue under maintenance has these two.
    if (name === 'naming-list') expect(invalidRows(envelope.data, [(wanted as unknown[])[0]])).toEqual([]);
    else expect(invalidRows(envelope.data, wanted)).toEqual([]);
  });

  it('opens only venues that work', async () => {
    const { data } = await ask(sandbox.origin, namingListCall, {});
    const open = data.flatMap((category) => category.venues ?? []).filter((venue) => venue.state === 1);
    expect(open.map((venue) => venue.code)).toEqual('FBTY IMTY OBTY V188 PVZR PVDJ YBDJ IMDJ LHDJ PVDZ PVQP PVCP PVBY'.split(' '));
    expect(data.map((category) => category.category)).toEqual(['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY']);
  });

  it('encrypts a configuration that its own key decrypts', async () => {
    const { data: sec } = await ask(sandbox.origin, secCall, {});
    const { data: text } = await ask(sandbox.origin, vvPrettyCall, {});
    const cipher = createDecipheriv('aes-256-cbc', sec.key, sec.iv);
    const plain = Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString('utf8');
    const config = z.parse(siteConfigSchema, JSON.parse(plain));
    const { PVDZ, ...others } = config.venueOrigins;
    const games = Object.fromEntries(['PVZR', 'PVDJ', 'PVQP', 'PVCP', 'PVBY', 'V188', 'YBDJ', 'IMDJ', 'LHDJ'].map((code) => [code, PVDZ]));
    expect(others).toEqual({ FBTY: [sandbox.fbOrigin], OBTY: [sandbox.obOrigin], IMTY: [sandbox.imOrigin], ...games });
    // Calls on an origin of their own.
    expect(Object.values(config.venueOrigins).flat()).toHaveLength(13);
    expect([sandbox.origin, sandbox.fbOrigin, sandbox.obOrigin, sandbox.imOrigin]).not.toContain(PVDZ![0]);
    expect(config.features).toMatchObject({ chat: true, shareBet: true });
    expect(config.chatSocketUrl).toBe(sandbox.origin.replace('http', 'ws'));
  });

  it('serves every picture that its answers link to', async () => {
    const { data: preInfo } = await ask(sandbox.origin, preInfoCall, { platformType: 6 });
    const { data: icons } = await ask(sandbox.origin, suspensionIconCall, { displayEquipment: '1' });
    const ads = await Promise.all(
      ['home', 'discount'].map((position) => ask(sandbox.origin, stationAdsCall, { position, platformType: 6 })),
    );
    const pictures = [
      preInfo.SiteBaseConfigVo.webLogoTitleUrl,
      ...icons.map((icon) => icon.iconUrl),
      ...ads.flatMap(({ data }) => data.map((ad) => ad.imageUrl)),
    ];
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      const answer = await fetch(sandbox.origin + picture);
      expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('launches a guest session in the same shape, and no closed venue', async () => {
    const body = sample('venue-launch-fbty').request.body as Record<string, unknown>;
    const guest = await ask(sandbox.origin, venueLaunchCall, body);
    expect(new URL(guest.data.url!).origin).toBe(sandbox.fbOrigin);
    expect(guest.data.apiUrl).toBe(sandbox.fbOrigin);
    expect(new URL(guest.data.url!).searchParams.get('token')).toBe(guest.data.token);
    for (const enName of ['XXXX', '']) {
      expect(await ask(sandbox.origin, venueLaunchCall, { ...body, enName })).toMatchObject({
        status_code: 10_001,
        message: '场馆暂未开放',
        data: null,
      });
    }
  });
});

describe('what friends and places bring, in the shapes of the samples', () => {
  it('invite-claim and peak-claim', async () => {
    const sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
    await sandbox.control.site({ peakPlayers: 0 });
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const invite = inviteOf(sandbox.origin, token);
    const friend = await friendWith(sandbox, await invite.code());
    await payIn(sandbox, friend.token, '200.00');
    await betOnWinner(sandbox, friend.token, { coins: 600 });
    await betOnAllSides(sandbox, token, 20, 1);
    await playOut(sandbox);
    const claimed = await invite.claim('friend', (await invite.friends()).list[0]!.friendId);
    expect(invalidRows(claimed.data, sample('invite-claim').answer.data)).toEqual([]);
    const { week } = await peakOf(sandbox.origin, token).mine();
    await sandbox.control.clock({ advanceMs: 2 * DAY });
    const paid = await peakOf(sandbox.origin, token).claim(week!);
    expect(paid).toMatchObject({ status_code: 6000, data: { week } });
    expect(invalidRows(paid.data, sample('peak-claim').answer.data)).toEqual([]);
  });
});
