import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isOpenRequest, restartRequest } from '@/lib/domain/money/command/order-request.model';
import { mallRequestSchema, type MallRequest } from './mall-request.model';

/** Orders of the mall without a result. A member has one at a time: the next one could need the same coins. */
export const useMallRequests = createCommandStore<MallRequest>({
  name: 'mallRequests',
  version: 1,
  schema: mallRequestSchema,
  subjectOf: ({ member }) => member,
  isOpen: isOpenRequest,
  restart: restartRequest,
});
