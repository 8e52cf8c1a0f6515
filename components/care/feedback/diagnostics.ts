import type { QueryClient } from '@tanstack/react-query';
import { CLIENT_VERSION } from '@pavilion/contract/constants';
import { diagnosticText } from '@/lib/domain/care/feedback/feedback.rules';
import { readAppMetadata } from '@/lib/domain/rewards/referral/referral.storage';
import { codeOf } from '@/lib/kit/http/error.rules';

/** The diagnostic data of this browser, as the member may read it before it is sent. */
export function collectDiagnostics(queryClient: QueryClient): string {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.error !== null)
    .toSorted((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt);
  const number = failed[0] && codeOf(failed[0].state.error);
  return diagnosticText({
    version: CLIENT_VERSION,
    browser: navigator.userAgent,
    screen: `${window.innerWidth}×${window.innerHeight}`,
    app: readAppMetadata(),
    lastError: number === undefined ? '' : String(number),
  });
}
