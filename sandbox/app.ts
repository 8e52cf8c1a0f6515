import { followModule } from './modules/betting/follow/module';
import { launchModule } from './modules/betting/launch/module';
import { lossModule } from './modules/betting/loss/module';
import { matchModule } from './modules/betting/match/module';
import { oddsModule } from './modules/betting/odds/module';
import { orderModule } from './modules/betting/order/module';
import { rulingModule } from './modules/betting/ruling/module';
import { stakeModule } from './modules/betting/stake/module';
import { stakeCountModule } from './modules/betting/stake-count/module';
import { venueModule } from './modules/betting/venue/module';
import { agentModule } from './modules/care/agent/module';
import { feedbackModule } from './modules/care/feedback/module';
import { helpModule } from './modules/care/help/module';
import { supportModule } from './modules/care/support/module';
import { chatModule } from './modules/community/chat/module';
import { gameModule } from './modules/community/game/module';
import { textModule } from './modules/community/text/module';
import { accountModule } from './modules/member/account/module';
import { alertModule } from './modules/member/alert/module';
import { callModule } from './modules/member/call/module';
import { deviceModule } from './modules/member/device/module';
import { infoModule } from './modules/member/info/module';
import { limitModule } from './modules/member/limit/module';
import { limitUseModule } from './modules/member/limit-use/module';
import { loginModule } from './modules/member/login/module';
import { mailModule } from './modules/member/mail/module';
import { phoneModule } from './modules/member/phone/module';
import { pictureModule } from './modules/member/picture/module';
import { profileModule } from './modules/member/profile/module';
import { securityModule } from './modules/member/security/module';
import { sessionModule } from './modules/member/session/module';
import { stepUpModule } from './modules/member/step-up/module';
import { verificationModule } from './modules/member/verification/module';
import { vipModule } from './modules/member/vip/module';
import { depositModule } from './modules/money/deposit/module';
import { payeeModule } from './modules/money/payee/module';
import { payeeRegistryModule } from './modules/money/payee-registry/module';
import { rebateModule } from './modules/money/rebate/module';
import { statementModule } from './modules/money/statement/module';
import { transactionModule } from './modules/money/transaction/module';
import { turnoverModule } from './modules/money/turnover/module';
import { walletModule } from './modules/money/wallet/module';
import { withdrawModule } from './modules/money/withdraw/module';
import { bonusModule } from './modules/rewards/bonus/module';
import { calendarModule } from './modules/rewards/calendar/module';
import { coinModule } from './modules/rewards/coin/module';
import { couponModule } from './modules/rewards/coupon/module';
import { flipModule } from './modules/rewards/flip/module';
import { giftModule } from './modules/rewards/gift/module';
import { grantModule } from './modules/rewards/grant/module';
import { inviteModule } from './modules/rewards/invite/module';
import { leaderboardModule } from './modules/rewards/leaderboard/module';
import { mallModule } from './modules/rewards/mall/module';
import { personModule } from './modules/rewards/person/module';
import { rewardModule } from './modules/rewards/reward/module';
import { configModule } from './modules/site/config/module';
import { webviewModule } from './modules/site/webview/module';
import type { Module } from './modules/module';

/** Every module of the platform. Routes, jobs, tables, control calls and seeds come from here. */
export const MODULES: readonly Module[] = [
  followModule,
  launchModule,
  lossModule,
  matchModule,
  oddsModule,
  orderModule,
  rulingModule,
  stakeModule,
  stakeCountModule,
  venueModule,
  agentModule,
  feedbackModule,
  helpModule,
  supportModule,
  chatModule,
  gameModule,
  textModule,
  accountModule,
  alertModule,
  callModule,
  deviceModule,
  infoModule,
  limitModule,
  limitUseModule,
  loginModule,
  mailModule,
  phoneModule,
  pictureModule,
  profileModule,
  securityModule,
  sessionModule,
  stepUpModule,
  verificationModule,
  vipModule,
  depositModule,
  payeeModule,
  payeeRegistryModule,
  rebateModule,
  statementModule,
  transactionModule,
  turnoverModule,
  walletModule,
  withdrawModule,
  bonusModule,
  calendarModule,
  coinModule,
  couponModule,
  flipModule,
  giftModule,
  grantModule,
  inviteModule,
  leaderboardModule,
  mallModule,
  personModule,
  rewardModule,
  configModule,
  webviewModule,
];
