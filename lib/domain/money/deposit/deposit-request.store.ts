import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isOpenRequest, restartRequest } from '@/lib/domain/money/command/order-request.model';
import { depositRequestSchema, type DepositRequest } from './deposit-request.model';

/** Requests for deposits without a response; each becomes one order at most. */
export const useDepositRequests = createCommandStore<DepositRequest>({
  name: 'depositRequests',
  version: 1,
  schema: depositRequestSchema,
  subjectOf: ({ member, method, amount, payerHash }) => [member, method, amount, payerHash].join(' '),
  isOpen: isOpenRequest,
  restart: restartRequest,
});
