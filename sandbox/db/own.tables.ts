/** What the migrations make, by name. Reset touches nothing else; `tests/sandbox/schema-drift.test.ts` compares it with the migrations. */

/** Every table with the migration that brings it. */
export const OWN_TABLES: Readonly<Record<string, number>> = {
  members: 1,
  sessions: 1,
  venue_sessions: 1,
  settings: 1,
  control_events: 1,
  outbox: 1,
  accounts: 1,
  transfers: 1,
  entries: 1,
  ledger_head: 1,
  bets: 2,
  dividend_claims: 3,
  bet_legs: 4,
  cash_outs: 5,
  chat_messages: 6,
  deposits: 7,
  wallet_moves: 8,
  move_keys: 9,
  short_lived: 10,
  session_tokens: 11,
  support_tickets: 12,
  support_messages: 12,
  payees: 13,
  withdrawals: 13,
  pictures: 19,
  mails: 19,
  feedback_tickets: 19,
  feedback_messages: 19,
  info_requests: 19,
  rebate_claims: 16,
  coupons: 17,
  coin_balances: 18,
  coin_entries: 18,
  mall_items: 18,
  mall_orders: 18,
  chat_gifts: 24,
  chat_gift_sends: 24,
  chat_rules: 27,
  chat_events: 27,
  chat_processes: 27,
  chat_presences: 27,
  own_limits: 15,
  own_limit_changes: 15,
  own_pauses: 15,
  active_days: 15,
  member_devices: 37,
  exclusion_marks: 38,
  game_sessions: 25,
  game_draws: 25,
  game_rounds: 25,
  game_favorites: 25,
  match_follows: 28,
  flip_rounds: 21,
  check_ins: 21,
  task_claims: 21,
  invite_codes: 26,
  invited_friends: 26,
  invite_claims: 26,
  peak_weeks: 26,
  peak_ranks: 26,
  help_votes: 23,
  agent_applications: 23,
  person_rewards: 42,
  payee_owners: 42,
};

/** The list of migrations that were applied. */
export const VERSION_TABLE = 'schema_version';
/** Holds the row that says that the schema is the sandbox's. */
export const OWNER_TABLE = 'sandbox_owner';

/** Sequences that belong to no column. */
export const OWN_SEQUENCES: readonly string[] = ['member_number'];
/** Functions with their arguments. */
export const OWN_FUNCTIONS: readonly string[] = ['ledger_is_immutable()', 'transfer_sums_to_zero()'];
