import type { CallResponse } from '@pavilion/contract/call';
import type { infoRequestCall } from '@pavilion/contract/calls/info.calls';
import type { InfoRequest } from '@/lib/domain/member/info/info.model';
import { timeOnWire } from './wire';

/** A request for a change as the platform sends it. */
export function infoRequestOnWire({ createdAt, reviewedAt, endedAt, ...same }: InfoRequest): CallResponse<typeof infoRequestCall> {
  return {
    ...same,
    pictureIds: [...same.pictureIds],
    createTime: timeOnWire(createdAt),
    reviewTime: timeOnWire(reviewedAt),
    endTime: timeOnWire(endedAt),
  };
}

export const infoRequestsOnWire = (list: readonly InfoRequest[]) => ({ list: list.map(infoRequestOnWire) });
