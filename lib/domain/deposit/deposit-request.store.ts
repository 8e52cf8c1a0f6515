import { createCommandStore } from '@/lib/domain/command/command.store';
import { depositRequestSchema, type DepositRequest } from './deposit-request.model';
import { isOpenRequest } from './deposit.rules';

/** Requests for deposits without an answer; each becomes one order at most. */
export const useDepositRequests = createCommandStore<DepositRequest>({
  name: 'depositRequests',
  version: 1,
  schema: depositRequestSchema,
  subjectOf: ({ member, method, amount, payerHash }) => [member, method, amount, payerHash].join(' '),
  isOpen: isOpenRequest,
  restart: (record) => ({ ...record, state: record.state.step === 'sent' ? { step: 'unknown', reads: 0 } : record.state }),
});
