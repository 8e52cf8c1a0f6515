/** Tags of the OpenAPI document, with the subject of their calls. */
export const TAGS = {
  site: 'Configuration of the site, notices, advertisements, categories. Bring these up first.',
  member: 'Login, registration, session, the member and the central wallet',
  account: 'Nickname, birthday, phone, e-mail, password, devices',
  security: 'Withdrawal PIN and real name',
  game: 'Launch of a venue',
  round: 'Games of the platform and their rounds',
  finance: 'Wallets and transfers between them',
  deposit: 'Deposit orders',
  withdraw: 'Withdrawals',
  payee: 'Bank cards and wallets that a member is paid to',
  record: 'Transactions, results by day, gifts',
  picture: 'Pictures of receipts and requests',
  activity: 'Promotions, coupons, dividends',
  calendar: 'Check-in and tasks of the day',
  flip: 'Lucky flips',
  invite: 'Inviting friends',
  peak: 'Leaderboard of the week',
  loyalty: 'VIP levels and rebates',
  mall: 'Coins, items and orders of the mall',
  limit: 'Limits that a member sets, cooling-off and exclusion',
  mail: 'Messages to the member',
  feedback: 'Feedback and its replies',
  info: 'Requests to change personal data',
  support: 'Customer service and applications of partners',
  help: 'Votes on help pages',
  feed: 'What happened in a match, and price histories',
  follow: 'Matches that a member follows',
  chat: 'History and gifts of chat rooms; the socket itself is in `samples/chat-frames.json`',
};

/** The tag of a file of calls, where the published tag has another name. */
const TAG_OF = {
  leaderboard: 'peak',
  wallet: 'finance',
  game: 'round',
  launch: 'game',
  vip: 'loyalty',
  rebate: 'loyalty',
  bonus: 'activity',
  promotion: 'activity',
  coupon: 'activity',
};

export const tagOf = (noun) => TAG_OF[noun] ?? noun;
