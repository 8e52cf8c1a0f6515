import type { Call } from '@pavilion/contract/call';
import type { Schema } from '@pavilion/contract/schema';
import { OPEN_ORDERS_PATH, openOrdersSchema } from '@/lib/domain/betting/order/open-orders.model';
import { RESUME_PATH, resumeSchema } from '@/lib/domain/member/resume/resume.model';
import { SUMMARY_PATH, summarySchema } from '@/lib/domain/member/summary/summary.model';

const siteCall = <T>(name: string, path: string, response: Schema<T>) =>
  ({ name, method: 'GET', path, response }) as unknown as Call<Record<string, never>, T>;

// The site's own calls, for `fakePlatform`, which responds in place of `fetch`.
export const openOrdersCall = siteCall('openOrders', OPEN_ORDERS_PATH, openOrdersSchema);
export const resumeCall = siteCall('homeResume', RESUME_PATH, resumeSchema);
export const summaryCall = siteCall('memberSummary', SUMMARY_PATH, summarySchema);
