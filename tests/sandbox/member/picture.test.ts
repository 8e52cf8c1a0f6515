import { pictureCall, pictureUploadCall, PICTURE_MAX_BYTES } from '@pavilion/contract/calls/picture.calls';
import { bytesOf, pictureType, writtenPicture } from '../../../sandbox/modules/member/picture/written-picture';
import { pictureSample } from '../../support/picture-samples';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

const PNG = pictureSample('png');
const JPEG = pictureSample('jpeg with a comment');
const WEBP = pictureSample('webp');
/** The bytes that are stored for a picture. */
const stored = async (bytes: Buffer) => ((await writtenPicture(bytes)) as { bytes: Buffer }).bytes;

let sandbox: Sandbox;
let owner: string;
let other: string;
let attempt = 0;
const newKey = () => `3F2504E0-4F89-41D3-9A0C-${String((attempt += 1)).padStart(12, '0')}`;
const upload = (bytes: Buffer | string, pictureKey = newKey(), token = owner) => {
  const content = typeof bytes === 'string' ? bytes : bytes.toString('base64');
  return sendCall(sandbox.origin, pictureUploadCall, { pictureKey, content }, { token, uuid: TEST_UUID });
};
const read = (pictureId: string, token = owner) => sendCall(sandbox.origin, pictureCall, { pictureId }, { token, uuid: TEST_UUID });

beforeAll(async () => {
  sandbox = await takeSandbox();
  owner = (await sandbox.control.member({ userName: 'owner', uuid: TEST_UUID })).token;
  other = (await sandbox.control.member({ userName: 'other', uuid: TEST_UUID })).token;
}, 90_000);

test('the type of a picture is determined by its first bytes', () => {
  expect([PNG, JPEG, WEBP].map(pictureType)).toEqual(['image/png', 'image/jpeg', 'image/webp']);
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a0123456789', '<!doctype html><script>', '%PDF-1.7 000000']) {
    expect(pictureType(Buffer.from(text))).toBeNull();
  }
  expect(pictureType(Buffer.concat([JPEG, Buffer.alloc(PICTURE_MAX_BYTES)]))).toBeNull();
  expect(bytesOf('no base64!')).toBeNull();
  expect(bytesOf('AAA=AAAA')).toBeNull();
});

test('a picture is stored re-encoded, once per key, and returned only to its member', async () => {
  const key = newKey();
  const [first, again] = await Promise.all([upload(PNG, key), upload(PNG, key)]);
  expect(first.status_code).toBe(6000);
  expect(again.data.pictureId).toBe(first.data.pictureId);
  expect((await read(first.data.pictureId)).data).toEqual({ type: 'image/png', content: (await stored(PNG)).toString('base64') });
  const { data } = await upload(Buffer.concat([JPEG, Buffer.from('<script>')]));
  expect((await read(data.pictureId)).data.content).toBe((await stored(JPEG)).toString('base64'));
  expect(await read(first.data.pictureId, other)).toMatchObject({ status_code: 10_001, data: null });
  // The same key of another member names another picture.
  expect((await upload(PNG, key, other)).data.pictureId).not.toBe(first.data.pictureId);
});

test('a file that is no picture, and another picture under a known key, are rejected with the field', async () => {
  expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    status_code: 10_003,
    data: { field: 'content' },
  });
  expect(await upload('not base64 at all ###')).toMatchObject({ status_code: 10_003, data: { field: 'content' } });
  const key = newKey();
  await upload(PNG, key);
  expect(await upload(JPEG, key)).toMatchObject({ status_code: 10_003, data: { field: 'pictureKey' } });
});

test('a picture that is too large to decode is rejected with its own message', async () => {
  const wide = Buffer.from(WEBP);
  wide.writeUInt16LE(9_000, 26);
  expect(await upload(wide)).toMatchObject({
    status_code: 10_003,
    data: { field: 'content' },
    message: '图片尺寸太大，每边不超过 8000 像素，总共不超过 4000 万像素',
  });
});

test('the largest picture is accepted, and no call without a session', async () => {
  const large = Buffer.concat([JPEG, Buffer.alloc(PICTURE_MAX_BYTES - JPEG.length, 1)]);
  expect((await upload(large)).status_code).toBe(6000);
  expect((await upload(Buffer.concat([large, Buffer.from('x')]))).status_code).toBe(10_003);
  expect((await upload(PNG, newKey(), '')).status_code).toBe(10_004);
});

test('an injected fault reaches the uploader', async () => {
  await sandbox.control.fault({ call: 'POST /site/api/v1/user/picture/upload', statusCode: 10_001, times: 1 });
  const key = newKey();
  expect((await upload(PNG, key)).status_code).toBe(10_001);
  expect((await upload(PNG, key)).status_code).toBe(6000);
});
