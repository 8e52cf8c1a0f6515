import { json } from '@/lib/domain/gate/answer.server';
import { isDraining } from '@/lib/domain/gate/drain.server';

export const dynamic = 'force-dynamic';

/** 200 once the site can serve, 503 while it is being shut down (contract §1). The platform's health is not ours. */
export function GET(): Response {
  return isDraining() ? json({ status: 'draining' }, 503) : json({ status: 'ok' });
}
