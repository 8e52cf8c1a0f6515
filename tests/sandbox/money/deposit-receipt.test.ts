import { randomUUID } from 'node:crypto';
import { depositCreateCall, depositPaidCall, depositReceiptCall, depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import { pictureCall, pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import type { TestMember } from '../../support/control-client';
import { sendCall } from '../../support/platform-client';
import { readSample } from '../../support/sample';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

const { content } = readSample<{ request: { body: { content: string } } }>('picture-upload').request.body;
let sandbox: Sandbox;

const own = ({ token, uuid }: TestMember) => ({ token, uuid });
const paid = (member: TestMember, orderId: string) =>
  sendCall(sandbox.origin, depositPaidCall, { orderId }, { ...own(member), headers: { 'idempotency-key': randomUUID() } });
const upload = async (member: TestMember) =>
  (await sendCall(sandbox.origin, pictureUploadCall, { pictureKey: randomUUID(), content }, own(member))).data.pictureId;
const add = (member: TestMember, orderId: string, pictureIds: string[]) =>
  sendCall(sandbox.origin, depositReceiptCall, { orderId, pictureIds }, own(member));

async function confirming(member: TestMember): Promise<string> {
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const { data } = await sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount: '200.00' }, { ...own(member), ...key });
  await sandbox.control.deposit(data.orderId, 'hold');
  await paid(member, data.orderId);
  return data.orderId;
}

describe('receipts of deposits', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it('adds up to three pictures to an order that is being confirmed, each once, even at the same time', async () => {
    const member = await sandbox.control.member();
    const orderId = await confirming(member);
    const ids = [await upload(member), await upload(member), await upload(member), await upload(member)] as const;
    const results = await Promise.all([add(member, orderId, [ids[0]]), add(member, orderId, [ids[0]]), add(member, orderId, [ids[1]])]);
    expect(results.every(({ status_code }) => status_code === 6000)).toBe(true);
    expect(await add(member, orderId, [ids[2], ids[3]])).toMatchObject({ status_code: 10_003, data: { field: 'pictureIds' } });
    expect((await add(member, orderId, [ids[0], ids[2]])).data.receipts.toSorted()).toEqual([ids[0], ids[1], ids[2]].toSorted());
    const { data } = await sendCall(sandbox.origin, depositStatusCall, { orderId }, own(member));
    expect(data.receipts).toHaveLength(3);
    expect(data.state).toBe('confirming');
  });

  it('takes none before 我已付款 and none after the end, and stores those that were added', async () => {
    const member = await sandbox.control.member();
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const { data } = await sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount: '200.00' }, { ...own(member), ...key });
    const picture = await upload(member);
    expect(await add(member, data.orderId, [picture])).toMatchObject({ status_code: 10_001 });
    await sandbox.control.deposit(data.orderId, 'hold');
    await paid(member, data.orderId);
    expect((await add(member, data.orderId, [picture])).data.receipts).toEqual([picture]);
    await sandbox.control.deposit(data.orderId, 'fail');
    expect(await add(member, data.orderId, [await upload(member)])).toMatchObject({ status_code: 10_001 });
    expect((await sendCall(sandbox.origin, depositStatusCall, { orderId: data.orderId }, own(member))).data.receipts).toEqual([picture]);
  });

  it('belongs to its member only: neither the order nor the picture of another one', async () => {
    const [member, stranger] = [await sandbox.control.member(), await sandbox.control.member()];
    const [mine, other] = [await confirming(member), await confirming(stranger)];
    const [picture, foreign] = [await upload(member), await upload(stranger)];
    expect(await add(member, other, [picture])).toMatchObject({ status_code: 10_001 });
    expect(await add(member, mine, [foreign])).toMatchObject({ status_code: 10_003, data: { field: 'pictureIds' } });
    expect(await add(member, mine, [picture, foreign])).toMatchObject({ status_code: 10_003 });
    expect((await sendCall(sandbox.origin, depositStatusCall, { orderId: mine }, own(member))).data.receipts).toEqual([]);
    expect((await add(member, mine, [picture])).data.receipts).toEqual([picture]);
    expect(await sendCall(sandbox.origin, pictureCall, { pictureId: picture }, own(stranger))).toMatchObject({ status_code: 10_001 });
    expect((await sendCall(sandbox.origin, pictureCall, { pictureId: picture }, own(member))).data.content).toBe(content);
    expect(await sendCall(sandbox.origin, depositReceiptCall, { orderId: mine, pictureIds: [picture] }, {})).toMatchObject({
      status_code: 10_004,
    });
    // A picture belongs to one order.
    expect(await add(stranger, other, [picture])).toMatchObject({ status_code: 10_003 });
  });
});
