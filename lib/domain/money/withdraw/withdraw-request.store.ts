import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isOpenRequest, restartRequest } from '@/lib/domain/money/command/order-request.model';
import { withdrawRequestSchema, type WithdrawRequest } from './withdraw-request.model';

/** Requests for withdrawals without a response. A member has one at a time, as the platform pays one at a time. */
export const useWithdrawRequests = createCommandStore<WithdrawRequest>({
  name: 'withdrawRequests',
  version: 1,
  schema: withdrawRequestSchema,
  subjectOf: ({ member }) => member,
  isOpen: isOpenRequest,
  restart: restartRequest,
  referenceOf: ({ state }) => (state.step === 'ordered' ? state.orderId : null),
});
