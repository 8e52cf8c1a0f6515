import 'server-only';
import { flipRulesCall } from '@pavilion/contract/calls/flip.calls';
import { refreshedCall } from '@/lib/domain/site/config/refreshed-call.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { toFlipRules } from './flip.rules';
import type { FlipRules } from './flip.model';

const rules = processSingleton('flipRules', () => refreshedCall(flipRulesCall, {}));

/** Prizes with their weights, and the conditions that earn a flip; null when the platform did not respond. */
export async function getFlipRules(): Promise<FlipRules | null> {
  const { value } = await rules().get();
  return value ? toFlipRules(value) : null;
}
