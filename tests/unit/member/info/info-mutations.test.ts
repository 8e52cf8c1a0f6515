/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { getInfoRequests, sendInfoRequest } from '@/lib/domain/member/info/info.api';
import { INFO_COPY } from '@/lib/domain/member/info/info.copy';
import type { InfoRequest, InfoWish } from '@/lib/domain/member/info/info.model';
import { submitInfo } from '@/lib/domain/member/info/info.mutations';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';

jest.mock('@/lib/domain/member/info/info.api', () => ({ getInfoRequests: jest.fn(), sendInfoRequest: jest.fn() }));

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const WISH: InfoWish = { key: 'k', kind: 'realName', value: '李小明', note: '派出所已办理改名', pictureIds: [], password: 'x' };
const OPEN = { kind: 'realName', state: 'submitted' } as InfoRequest;
const submit = () => submitInfo(WISH, new QueryClient());

test('a request whose response was lost counts as sent when one of its kind is open', async () => {
  jest.mocked(sendInfoRequest).mockRejectedValue(LOST);
  jest.mocked(getInfoRequests).mockResolvedValue([OPEN]);
  expect(await submit()).toBeNull();
  jest.mocked(getInfoRequests).mockResolvedValue([]);
  expect(await submit()).toEqual({ field: null, message: INFO_COPY.lost });
  jest.mocked(getInfoRequests).mockRejectedValue(LOST);
  expect(await submit()).toEqual({ field: null, message: INFO_COPY.lost });
});

test('a rejection causes no lookup', async () => {
  jest.mocked(getInfoRequests).mockClear();
  jest.mocked(sendInfoRequest).mockRejectedValue(new BusinessError(10_003, '请填写', { field: 'note' }));
  expect(await submit()).toEqual({ field: 'note', message: '请填写' });
  expect(getInfoRequests).not.toHaveBeenCalled();
});
