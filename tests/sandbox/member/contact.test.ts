import { contactCheckCall } from '@pavilion/contract/calls/support.calls';
import { channelOf } from '../../../sandbox/modules/care/support/contact.rules';
import { sendCall } from '../../support/platform-client';
import { takeSandbox } from '../../support/worker-sandbox';

const OFFICIAL = { phone: '+86 400-820-0000', online: 'https://help.example.com/im' };

test.each([
  ['4008200000', 'phone'],
  ['400 820 0000', 'phone'],
  ['（0086）400-820-0000', 'phone'],
  ['４００８２０００００', 'phone'],
  ['400-820-0001', null],
  ['820-0000', null],
  ['86', null],
  ['https://help.example.com/im?x=1', 'site'],
  ['HELP.example.com', 'site'],
  ['http://help.example.com', null],
  ['https://help.example.com.elsewhere.example', null],
  ['help.example.com@elsewhere.example', null],
  ['kefu@help.example.com', null],
  ['https://helρ.example.com', null],
  ['微信 pavilion888', null],
  ['@pavilion_kefu', null],
  ['', null],
] as const)('%s: %s', (contact, channel) => {
  expect(channelOf(contact, OFFICIAL)).toBe(channel);
});

test('without official contacts nothing is official', () => {
  const none = { phone: '', online: '' };
  for (const contact of ['', '1', 'localhost', '4008200000', 'help.example.com']) expect(channelOf(contact, none)).toBeNull();
});

describe('the call', () => {
  it('recognises the telephone number in the site’s settings, and reports any other as unknown', async () => {
    const sandbox = await takeSandbox();
    const check = async (contact: string) => sendCall(sandbox.origin, contactCheckCall, { contact });
    expect((await check('400-820-0000')).data).toEqual({ result: 'unknown', channel: null });
    await sandbox.control.site({ globePhoneNumber: '400-820-0000' });
    expect((await check('4008200000')).data).toEqual({ result: 'official', channel: 'phone' });
    expect((await check('4008200009')).data).toEqual({ result: 'unknown', channel: null });
    expect(await check(' —— ')).toMatchObject({ status_code: 10_003, data: { field: 'contact' } });
    await sandbox.control.fault({ call: `POST ${contactCheckCall.path}`, statusCode: 10_001, times: 1 });
    expect(await check('4008200000')).toMatchObject({ status_code: 10_001 });
  }, 90_000);
});
