import { HELP_REASON_MAX, HELP_SLUGS, helpVoteCall } from '@pavilion/contract/calls/help.calls';
import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

let sandbox: Sandbox;

const device = (at: number) => `3F2504E0-4F89-41D3-9A0C-${String(at).padStart(12, '0')}`;
const vote = (at: number, response: 'yes' | 'no', reason?: string) =>
  sendCall(
    sandbox.origin,
    helpVoteCall,
    { slug: 'qkjc', answer: response, ...(reason === undefined ? {} : { reason }) },
    { uuid: device(at) },
  );

test('the platform knows every help page, in the order of the site', () => {
  expect(HELP_SLUGS).toEqual(HELP_PAGES.map(({ slug }) => slug));
});

describe('有帮助吗', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it('counts each device once per page, with its latest vote', async () => {
    expect((await vote(1, 'yes')).data).toEqual({ helpful: 1, votes: 1 });
    expect((await vote(2, 'no', '  没写节假日  ')).data).toEqual({ helpful: 1, votes: 2 });
    expect((await vote(1, 'yes')).data).toEqual({ helpful: 1, votes: 2 });
    expect((await vote(2, 'yes', '用不上')).data).toEqual({ helpful: 2, votes: 2 });
    expect((await vote(2, 'no', '没写节假日')).data).toEqual({ helpful: 1, votes: 2 });
    const other = await sendCall(sandbox.origin, helpVoteCall, { slug: 'lxtz', answer: 'no' }, { uuid: device(1) });
    expect(other.data).toEqual({ helpful: 0, votes: 1 });
    const stored = (await sandbox.control.helpVotes()).filter(({ slug }) => slug === 'qkjc');
    expect(stored.map(({ helpful, reason }) => ({ helpful, reason }))).toEqual(
      expect.arrayContaining([
        { helpful: true, reason: '' },
        { helpful: false, reason: '没写节假日' },
      ]),
    );
  });

  it('counts one device once when its votes arrive at once', async () => {
    await Promise.all(['yes', 'no', 'yes', 'no'].map((response) => vote(3, response as 'yes' | 'no')));
    expect((await vote(3, 'no')).data).toEqual({ helpful: 1, votes: 3 });
    expect(await sandbox.control.helpVotes()).toHaveLength(4);
  });

  it('rejects a caller without a device, an unknown page, and a reason that is too long', async () => {
    expect(await sendCall(sandbox.origin, helpVoteCall, { slug: 'qkjc', answer: 'yes' }, { uuid: null })).toMatchObject({
      status_code: 22_007,
    });
    expect(await sendCall(sandbox.origin, helpVoteCall, { slug: 'nosuch', answer: 'yes' })).toMatchObject({ status_code: 10_003 });
    expect(await vote(4, 'no', '长'.repeat(HELP_REASON_MAX + 1))).toMatchObject({ status_code: 10_003, data: { field: 'reason' } });
    expect(await vote(4, 'no', '𠮷'.repeat(HELP_REASON_MAX))).toMatchObject({ status_code: 6000 });
  });

  it('fails as a tester configures', async () => {
    await sandbox.control.fault({ call: `POST ${helpVoteCall.path}`, statusCode: 10_001, times: 1 });
    expect(await vote(5, 'yes')).toMatchObject({ status_code: 10_001 });
    expect(await vote(5, 'yes')).toMatchObject({ status_code: 6000 });
  });
});
