/**
 * Further loss that an invalid part causes, by call: `answer` names the places without which the whole response is unusable, the
 * other keys a row or a part of the response and the places in it that decide whether it survives. Every place that is not named
 * costs itself alone. Change this table on purpose only: it is what members see when a platform is wrong.
 */
export const COSTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agentApply: {
    answer: 'receiptNo',
  },
  'autoTransfer walletRecall': {
    answer: 'list',
    'list.*': 'amount code status',
  },
  calendarMonth: {
    answer: 'today',
    'checked.*': 'day',
  },
  calendarRules: {
    'tasks.*': 'task',
  },
  captcha: {
    answer: 'captchaId image',
  },
  chatGiftList: {
    answer: 'list',
    'list.*': 'coins count roomKind sendId time',
    'totals.*': 'coins count roomKind',
  },
  chatGiftSend: {
    answer: 'coins count giftId sendId',
  },
  chatGifts: {
    answer: 'coins list',
    'list.*': 'giftId price version',
  },
  chatHistory: {
    answer: 'list',
    'list.*': 'id sendTime',
  },
  checkIn: {
    answer: 'coins day',
  },
  coinList: {
    answer: 'list',
    'list.*': 'amount balance id reason time',
    'totals.*': 'amount count reason',
  },
  contactCheck: {
    answer: 'result',
  },
  'coolingStart exclusionEnd exclusionStart limitCancel limitConfirm limitSet realitySet': {
    answer: 'list',
    'list.*': 'kind left limit period resetTime used',
  },
  'couponClaim couponUse': {
    answer: 'amount expireTime id kind minDeposit state turnover',
  },
  couponList: {
    answer: 'list',
    'list.*': 'amount expireTime id kind minDeposit state turnover',
  },
  'depositCancel depositPaid depositReceipt depositStatus': {
    answer: 'amount orderId payAmount payee state',
  },
  depositCreate: {
    answer: 'amount orderId payAmount payee state',
    'payee.*': 'label value',
  },
  depositMethods: {
    answer: 'list',
    'list.*': 'kind method open',
  },
  depositOpen: {
    answer: 'list',
    'list.*': 'amount orderId payAmount payee state',
    'list.*.payee.*': 'label value',
  },
  deviceList: {
    answer: 'list',
    'list.*': 'deviceId',
  },
  dividendCheck: {
    'list.*': 'amount id',
  },
  dividendLead: {
    answer: 'list',
    'list.*': 'amount id status',
  },
  dividendReceive: {
    answer: 'amount status',
  },
  exchangeList: {
    answer: 'list',
    'list.*': 'category credit orderId price time',
    'totals.*': 'category coins count credit',
  },
  'feedbackClose feedbackCreate feedbackReply': {
    answer: 'changeTime createTime kind messages state ticketId',
    'messages.*': 'from messageId text time',
  },
  feedbackList: {
    answer: 'list',
    'list.*': 'changeTime createTime kind messages state ticketId',
    'list.*.messages.*': 'from messageId text time',
  },
  flipList: {
    answer: 'list',
    'list.*': 'amount card cards cards.* coins commitment flipTime key prize roundId seed',
  },
  flipOpen: {
    answer: 'amount card cards cards.* coins commitment flipTime key prize roundId seed',
  },
  flipRules: {
    answer: 'deeds outcomes prizes',
    'deeds.*': 'deed need',
    'prizes.*': 'amount coins prize weight',
  },
  flipState: {
    answer: 'commitment prizes roundId',
    'deeds.*': 'deed',
    'prizes.*': 'amount coins prize weight',
  },
  'followList followSave': {
    answer: 'list',
    'list.*': 'matchId venue',
  },
  gameFavorite: {
    answer: 'favorites',
  },
  gameList: {
    answer: 'list',
    'list.*': 'code state',
  },
  giftList: {
    answer: 'list',
    'list.*': 'amount done id kind required state time',
    'totals.*': 'amount count done kind required',
  },
  infoList: {
    answer: 'list',
    'list.*': 'createTime kind requestId state',
  },
  infoRequest: {
    answer: 'createTime kind requestId state',
  },
  inviteClaim: {
    answer: 'amount id target',
  },
  inviteFriends: {
    answer: 'list',
    'list.*': 'friendId state',
  },
  inviteOverview: {
    answer: 'code',
    'tiers.*': 'friends state',
  },
  inviteRules: {
    answer: 'deposit reward stake tiers turnover',
    'tiers.*': 'amount friends',
  },
  limitHistory: {
    answer: 'list',
    'list.*': 'from id kind state time to',
  },
  limits: {
    answer: 'list',
    'list.*': 'kind left limit period resetTime used',
    'list.*.pending': 'askedTime limit readyTime',
  },
  'login loginByPhone register sessionRenew': {
    answer: 'token',
  },
  'mailDelete mailRead mailUnread': {
    answer: 'unread',
  },
  mailList: {
    answer: 'list',
    'list.*': 'kind mailId time',
  },
  mallItems: {
    answer: 'list',
    'list.*': 'category itemId price stock version',
  },
  'mallOrderCancel mallOrderCreate mallOrderStatus': {
    answer: 'category createTime itemId orderId price state',
    'steps.*': 'state time',
  },
  mallOrderFind: {
    answer: 'order order.category order.createTime order.itemId order.orderId order.price order.state',
    'order.steps.*': 'state time',
  },
  mallOrderList: {
    answer: 'list',
    'list.*': 'category createTime itemId orderId price state',
    'list.*.steps.*': 'state time',
  },
  matchTimeline: {
    answer: 'events status',
    'events.*': 'kind minute period score score.*',
    'momentum.*': 'away home minute period',
    'periods.*': '*',
    'statistics.*': 'away home kind',
  },
  namingList: {
    '*': 'category',
    '*.venues.*': 'code state',
  },
  oddsHistory: {
    answer: 'asOf points',
    'lines.*': 'at line',
    'points.*': 'at price state',
  },
  passwordResetStart: {
    answer: 'ticket',
  },
  'payeeAdd payeeDefault': {
    answer: 'kind payeeId',
  },
  payeeList: {
    answer: 'list',
    'list.*': 'kind payeeId',
  },
  'peakBoard peakFriends': {
    answer: 'list',
    'list.*': 'multiple rank',
  },
  peakClaim: {
    answer: 'amount rank week',
  },
  peakRules: {
    answer: 'minStake rewards turnover',
    'rewards.*': 'amount from to',
  },
  picture: {
    answer: 'content type',
  },
  pictureUpload: {
    answer: 'pictureId',
  },
  'popInfo queryStationAdList suspensionIcon': {
    '*': 'id',
  },
  promotionList: {
    answer: 'list',
    'list.*': 'category id title',
  },
  queryNoticeList: {
    '*': 'title',
  },
  'realName realNameSet': {
    answer: 'state',
  },
  rebateClaim: {
    answer: 'days total',
    'days.*': 'amount day',
  },
  rebateDay: {
    answer: 'list',
    day: 'day state',
    'list.*': 'id',
  },
  rebateList: {
    answer: 'list',
    'list.*': 'day state',
  },
  resultByDay: {
    answer: 'list',
    'list.*': 'count day profit stake',
  },
  roundList: {
    answer: 'list',
    'list.*': 'game playTime roundId state',
  },
  sec: {
    answer: 'iv key',
  },
  slider: {
    answer: 'captchaId height image piece pieceWidth width',
  },
  supportSend: {
    answer: 'messages',
    'messages.*': 'from messageId text time',
  },
  supportTicket: {
    answer: 'ticket ticket.messages',
    'ticket.messages.*': 'from messageId text time',
  },
  taskClaim: {
    answer: 'amount coins day task',
  },
  taskList: {
    answer: 'list',
    'list.*': 'state task',
  },
  transactionList: {
    answer: 'list',
    'list.*': 'amount id state time type',
    'list.*.steps.*': 'state time',
    'totals.*': 'count expense income type',
  },
  venueWallet: {
    answer: 'code',
  },
  vipInfo: {
    answer: 'level',
    keep: 'done need until',
    next: 'by done level need',
    'history.*': 'time to',
    'levels.*': 'level',
  },
  walletList: {
    'venues.*': 'code',
  },
  walletTransfer: {
    answer: 'status',
  },
  'withdrawCancel withdrawCreate withdrawStatus': {
    answer: 'amount orderId state',
  },
  withdrawInfo: {
    answer: 'methods withdrawable',
    'methods.*': 'kind open',
  },
  withdrawOpen: {
    answer: 'list',
    'list.*': 'amount orderId state',
  },
};
