/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { PictureUploader } from '@/components/member/picture/picture-uploader';
import { usePictures } from '@/components/member/picture/use-pictures';
import { encodePicture } from '@/lib/domain/member/picture/picture.encode';
import { BusinessError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';

const platform = fakePlatform();
const uploadPicture = platform.on(pictureUploadCall, (pictureId: string) => ({ pictureId }));

jest.mock('@/lib/domain/member/picture/picture.encode', () => ({ encodePicture: jest.fn() }));

const [ONE, TWO] = ['1'.repeat(22), '2'.repeat(22)];
const file = (name: string) => new File(['pixels'], name, { type: 'image/png' });

function Form({ max = 2 }: { max?: number }) {
  const pictures = usePictures(max);
  return (
    <>
      <PictureUploader label="凭证" max={max} pictures={pictures} />
      <output>{pictures.chosen.map(({ id }) => id).join()}</output>
    </>
  );
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:view';
  URL.revokeObjectURL = jest.fn();
  jest.mocked(encodePicture).mockResolvedValue({ size: 3, arrayBuffer: async () => new ArrayBuffer(3) } as Blob);
  uploadPicture.mockReset();
});

const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('凭证', { selector: 'input' }), files);

test('selected pictures are uploaded, counted and can be removed', async () => {
  uploadPicture.mockResolvedValueOnce(ONE).mockResolvedValueOnce(TWO);
  render(<Form />);
  await choose([file('1.png'), file('2.png'), file('3.png')]);
  expect(await screen.findByText([ONE, TWO].join())).toBeTruthy();
  expect(screen.getByText('最多 2 张，超出的未添加')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /添加图片/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' }));
  expect(screen.getByText(TWO)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加图片，还可以添加 1 张' })));
});

test('a failed upload shows the reason and is repeated under its own key', async () => {
  uploadPicture.mockRejectedValueOnce(new BusinessError(10_001, '稍后再试')).mockResolvedValueOnce(ONE);
  render(<Form />);
  await choose([file('1.png')]);
  expect(await screen.findByText('稍后再试')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重新上传第 1 张图片' }));
  expect(await screen.findByText(ONE)).toBeTruthy();
  const [first, second] = uploadPicture.mock.calls.map(([picture]) => picture.pictureKey);
  expect(second).toBe(first);
});

test('a file that is no picture is not sent', async () => {
  jest.mocked(encodePicture).mockResolvedValue(null);
  render(<Form />);
  await choose([file('1.png')]);
  expect(await screen.findByText('无法识别该图片，请选择 PNG、JPEG 或 WebP')).toBeTruthy();
  expect(uploadPicture).not.toHaveBeenCalled();
});
