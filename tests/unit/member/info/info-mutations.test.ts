/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { INFO_COPY } from '@/lib/domain/member/info/info.copy';
import type { InfoRequest, InfoInput } from '@/lib/domain/member/info/info.model';
import { submitInfo } from '@/lib/domain/member/info/info.mutations';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../../support/fake-platform';
import { infoRequestOnWire, infoRequestsOnWire } from '../../../support/info.builder';

const platform = fakePlatform();
const getInfoRequests = platform.on(infoListCall, infoRequestsOnWire);
const sendInfoRequest = platform.on(infoRequestCall, infoRequestOnWire);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const INPUT: InfoInput = { key: 'k', kind: 'realName', value: '李小明', note: '派出所已办理改名', pictureIds: [], password: 'x' };
const OPEN: InfoRequest = {
  requestId: '1',
  kind: 'realName',
  state: 'submitted',
  before: '',
  after: '',
  note: '',
  pictureIds: [],
  reason: '',
  createdAt: 0,
  reviewedAt: null,
  endedAt: null,
};
const submit = () => submitInfo(INPUT, new QueryClient());

test('a request whose response was lost counts as sent when one of its kind is open', async () => {
  sendInfoRequest.mockRejectedValue(LOST);
  getInfoRequests.mockResolvedValue([OPEN]);
  expect(await submit()).toBeNull();
  getInfoRequests.mockResolvedValue([]);
  expect(await submit()).toEqual({ field: null, message: INFO_COPY.lost });
  getInfoRequests.mockRejectedValue(LOST);
  expect(await submit()).toEqual({ field: null, message: INFO_COPY.lost });
});

test('a rejection causes no lookup', async () => {
  getInfoRequests.mockClear();
  sendInfoRequest.mockRejectedValue(new BusinessError(10_003, '请填写', { field: 'note' }));
  expect(await submit()).toEqual({ field: 'note', message: '请填写' });
  expect(getInfoRequests).not.toHaveBeenCalled();
});
