import * as z from '@pavilion/contract/schema';

/** Path at which the site's server returns the states of a member's pages. */
export const SUMMARY_PATH = '/api/member-summary';

/** The state of one of the member's pages, as 我的 shows it. */
const stateSchema = z.object({
  text: z.string(),
  /** Decimal text after `text`, which obeys the member's hide-balance switch; null for a state without money. */
  amount: z.nullable(z.string()),
  /** True if something waits for the member. */
  isDue: z.boolean(),
});

export type PageState = z.infer<typeof stateSchema>;

const part = z.nullable(stateSchema);

/** The states of a member's pages; null while unknown. */
export const summarySchema = z.object({
  vip: part,
  withdrawable: part,
  turnover: part,
  checkIn: part,
  reward: part,
  rebate: part,
  payee: part,
  realName: part,
  limit: part,
  coin: part,
  flip: part,
  peak: part,
});

export type Summary = z.infer<typeof summarySchema>;
export type SummaryName = keyof Summary;
