/**
 * Further loss that an invalid part causes, by call: `response` names the places without which the whole response is unusable, the
 * other keys a row or a part of the response and the places in it that decide whether it survives. Every place that is not named
 * costs itself alone. Change this table on purpose only: it is what members see when a platform is wrong.
 */
export const COSTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agentApply: {
    response: 'receiptNo',
  },
  alertNews: {
    response: 'list',
    'list.*': 'id kind text time',
  },
  'alertSave alertSetting pushAdd pushRemove': {
    response: 'kinds',
    'kinds.*': 'inSite kind push',
  },
  'autoTransfer walletRecall': {
    response: 'list',
    'list.*': 'amount code status',
  },
  calendarMonth: {
    response: 'today',
    'checked.*': 'day',
  },
  calendarRules: {
    'tasks.*': 'task',
  },
  captcha: {
    response: 'captchaId image',
  },
  chatGiftList: {
    response: 'list',
    'list.*': 'coins count roomKind sendId time',
    'totals.*': 'coins count roomKind',
  },
  chatGiftSend: {
    response: 'coins count giftId sendId',
  },
  chatGifts: {
    response: 'coins list',
    'list.*': 'giftId price version',
  },
  chatHistory: {
    response: 'list',
    'list.*': 'id sendTime',
  },
  checkIn: {
    response: 'coins day',
  },
  coinList: {
    response: 'list',
    'list.*': 'amount balance id reason time',
    'totals.*': 'amount count reason',
  },
  contactCheck: {
    response: 'result',
  },
  'coolingStart exclusionEnd exclusionStart limitCancel limitConfirm limitSet realitySet': {
    response: 'list',
    'list.*': 'kind left limit period resetTime used',
  },
  'couponClaim couponUse': {
    response: 'amount expireTime id kind minDeposit state turnover',
  },
  couponList: {
    response: 'list',
    'list.*': 'amount expireTime id kind minDeposit state turnover',
  },
  'depositCancel depositPaid depositReceipt depositStatus': {
    response: 'amount orderId payAmount payee state',
  },
  depositCreate: {
    response: 'amount orderId payAmount payee state',
    'payee.*': 'label value',
  },
  depositMethods: {
    response: 'list',
    'list.*': 'kind method open',
  },
  depositOpen: {
    response: 'list',
    'list.*': 'amount orderId payAmount payee state',
    'list.*.payee.*': 'label value',
  },
  deviceList: {
    response: 'list',
    'list.*': 'deviceId',
  },
  dividendCheck: {
    'list.*': 'amount id',
  },
  dividendLead: {
    response: 'list',
    'list.*': 'amount id status',
  },
  dividendReceive: {
    response: 'amount status',
  },
  exchangeList: {
    response: 'list',
    'list.*': 'category credit orderId price time',
    'totals.*': 'category coins count credit',
  },
  'feedbackClose feedbackCreate feedbackReply': {
    response: 'changeTime createTime kind messages state ticketId',
    'messages.*': 'from messageId text time',
  },
  feedbackList: {
    response: 'list',
    'list.*': 'changeTime createTime kind messages state ticketId',
    'list.*.messages.*': 'from messageId text time',
  },
  flipList: {
    response: 'list',
    'list.*': 'amount card cards cards.* coins commitment flipTime key prize roundId seed',
  },
  flipOpen: {
    response: 'amount card cards cards.* coins commitment flipTime key prize roundId seed',
  },
  flipRules: {
    response: 'deeds outcomes prizes',
    'deeds.*': 'deed need',
    'prizes.*': 'amount coins prize weight',
  },
  flipState: {
    response: 'commitment prizes roundId',
    'deeds.*': 'deed',
    'prizes.*': 'amount coins prize weight',
  },
  'followList followSave': {
    response: 'list',
    'list.*': 'matchId venue',
  },
  gameFavorite: {
    response: 'favorites',
  },
  gameList: {
    response: 'list',
    'list.*': 'code state',
  },
  giftList: {
    response: 'list',
    'list.*': 'amount done id kind required state time',
    'totals.*': 'amount count done kind required',
  },
  infoList: {
    response: 'list',
    'list.*': 'createTime kind requestId state',
  },
  infoRequest: {
    response: 'createTime kind requestId state',
  },
  inviteClaim: {
    response: 'amount id target',
  },
  inviteFriends: {
    response: 'list',
    'list.*': 'friendId state',
  },
  inviteOverview: {
    response: 'code',
    'tiers.*': 'friends state',
  },
  inviteRules: {
    response: 'deposit reward stake tiers turnover',
    'tiers.*': 'amount friends',
  },
  limitHistory: {
    response: 'list',
    'list.*': 'from id kind state time to',
  },
  limits: {
    response: 'list',
    'list.*': 'kind left limit period resetTime used',
    'list.*.pending': 'askedTime limit readyTime',
  },
  'login loginByPhone register sessionRenew': {
    response: 'token',
  },
  'mailDelete mailRead mailUnread': {
    response: 'unread',
  },
  mailList: {
    response: 'list',
    'list.*': 'kind mailId time',
  },
  mallItems: {
    response: 'list',
    'list.*': 'category itemId price stock version',
  },
  'mallOrderCancel mallOrderCreate mallOrderStatus': {
    response: 'category createTime itemId orderId price state',
    'steps.*': 'state time',
  },
  mallOrderFind: {
    response: 'order order.category order.createTime order.itemId order.orderId order.price order.state',
    'order.steps.*': 'state time',
  },
  mallOrderList: {
    response: 'list',
    'list.*': 'category createTime itemId orderId price state',
    'list.*.steps.*': 'state time',
  },
  matchPast: {
    'form.away.*': 'away home kickOff score score.* side',
    'form.home.*': 'away home kickOff score score.* side',
    'meetings.*': 'away home kickOff score score.* side',
    standings: 'ranking rows',
    'standings.rows.*': 'conceded lost played rank scored team won',
  },
  matchTimeline: {
    response: 'events status',
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
    response: 'asOf points',
    'lines.*': 'at line',
    'points.*': 'at price state',
  },
  passwordResetStart: {
    response: 'ticket',
  },
  'payeeAdd payeeDefault': {
    response: 'kind payeeId',
  },
  payeeList: {
    response: 'list',
    'list.*': 'kind payeeId',
  },
  'peakBoard peakFriends': {
    response: 'list',
    'list.*': 'multiple rank',
  },
  peakClaim: {
    response: 'amount rank week',
  },
  peakRules: {
    response: 'minStake rewards turnover',
    'rewards.*': 'amount from to',
  },
  picture: {
    response: 'content type',
  },
  pictureUpload: {
    response: 'pictureId',
  },
  'popInfo queryStationAdList suspensionIcon': {
    '*': 'id',
  },
  promotionList: {
    response: 'list',
    'list.*': 'category id title',
  },
  queryNoticeList: {
    '*': 'title',
  },
  'realName realNameSet': {
    response: 'state',
  },
  rebateClaim: {
    response: 'days total',
    'days.*': 'amount day',
  },
  rebateDay: {
    response: 'list',
    day: 'day state',
    'list.*': 'id',
  },
  rebateList: {
    response: 'list',
    'list.*': 'day state',
  },
  resultByDay: {
    response: 'list',
    'list.*': 'count day profit stake',
  },
  roundList: {
    response: 'list',
    'list.*': 'game playTime roundId state',
  },
  sec: {
    response: 'iv key',
  },
  slider: {
    response: 'captchaId height image piece pieceWidth width',
  },
  statement: {
    response: 'list',
    'list.*': 'amount balance id time',
    sums: 'closing expense income opening',
  },
  serviceRate: {
    response: 'messages',
    'messages.*': 'from messageId text time',
    service: 'serviceId state way',
    'service.rating': 'stars',
    hours: 'from isOpen until',
  },
  'serviceEnd serviceRequest': {
    response: 'messages',
    'messages.*': 'from messageId text time',
    service: 'serviceId state way',
    hours: 'from isOpen until',
  },
  supportSend: {
    response: 'messages',
    'messages.*': 'from messageId text time',
    hours: 'from isOpen until',
  },
  supportList: {
    response: 'list',
    'list.*': 'state ticketId ticketKey time',
  },
  supportPicture: {
    response: 'content type',
  },
  supportSeen: {
    response: 'isOwn',
  },
  supportTicket: {
    response: 'ticket ticket.messages',
    'ticket.messages.*': 'from messageId text time',
    'ticket.service': 'serviceId state way',
    'ticket.service.rating': 'stars',
    'ticket.hours': 'from isOpen until',
  },
  supportUpload: {
    response: 'pictureId',
  },
  taskClaim: {
    response: 'amount coins day task',
  },
  taskList: {
    response: 'list',
    'list.*': 'state task',
  },
  transactionList: {
    response: 'list',
    'list.*': 'amount id state time type',
    'list.*.steps.*': 'state time',
    'totals.*': 'count expense income type',
  },
  venueWallet: {
    response: 'code',
  },
  vipInfo: {
    response: 'level',
    keep: 'done need until',
    next: 'by done level need',
    'days.*': 'day stake',
    'history.*': 'time to',
    'levels.*': 'level',
  },
  walletList: {
    'venues.*': 'code',
  },
  walletTransfer: {
    response: 'status',
  },
  'withdrawCancel withdrawCreate withdrawStatus': {
    response: 'amount orderId state',
  },
  withdrawInfo: {
    response: 'methods withdrawable',
    'methods.*': 'kind open',
  },
  withdrawOpen: {
    response: 'list',
    'list.*': 'amount orderId state',
  },
};
