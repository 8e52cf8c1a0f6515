import { readFromSite } from '@/lib/platform/site-read';
import { SUMMARY_PATH, summarySchema, type Summary } from './summary.model';

/**
 * Requests the states of the member's pages from the site's server, which reads them at the platform in one go.
 * @throws CancelledError, NetworkError (503 when the platform responded to no call), BusinessError, ContractError.
 */
export function getSummary(signal?: AbortSignal): Promise<Summary> {
  return readFromSite('memberSummary', SUMMARY_PATH, summarySchema, signal ? { signal } : {});
}
