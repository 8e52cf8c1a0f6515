import { createCommandStore } from '@/lib/domain/command/command.store';
import { withdrawRequestSchema, type WithdrawRequest } from './withdraw-request.model';
import { isOpenRequest } from './withdraw.rules';

/** Requests for withdrawals without an answer. A member has one at a time, as the platform pays one at a time. */
export const useWithdrawRequests = createCommandStore<WithdrawRequest>({
  name: 'withdrawRequests',
  version: 1,
  schema: withdrawRequestSchema,
  subjectOf: ({ member }) => member,
  isOpen: isOpenRequest,
  restart: (record) => ({ ...record, state: record.state.step === 'sent' ? { step: 'unknown', reads: 0 } : record.state }),
  referenceOf: ({ state }) => (state.step === 'ordered' ? state.orderId : null),
});
