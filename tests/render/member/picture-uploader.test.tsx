/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureUploader } from '@/components/member/picture/picture-uploader';
import { usePictures } from '@/components/member/picture/use-pictures';
import { encodePicture } from '@/lib/domain/member/picture/picture.encode';
import { uploadPicture } from '@/lib/domain/member/picture/picture.api';
import { BusinessError } from '@/lib/kit/http/errors';

jest.mock('@/lib/domain/member/picture/picture.encode', () => ({ encodePicture: jest.fn() }));
jest.mock('@/lib/domain/member/picture/picture.api', () => ({ uploadPicture: jest.fn() }));

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
  jest.mocked(uploadPicture).mockReset();
});

const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('凭证', { selector: 'input' }), files);

test('selected pictures are uploaded, counted and can be removed', async () => {
  jest.mocked(uploadPicture).mockResolvedValueOnce('one').mockResolvedValueOnce('two');
  render(<Form />);
  await choose([file('1.png'), file('2.png'), file('3.png')]);
  expect(await screen.findByText('one,two')).toBeTruthy();
  expect(screen.getByText('最多 2 张，多出的没有添加')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /添加图片/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' }));
  expect(screen.getByText('two')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加图片，还可以添加 1 张' })));
});

test('a failed upload shows the reason and is repeated under its own key', async () => {
  jest.mocked(uploadPicture).mockRejectedValueOnce(new BusinessError(10_001, '稍后再试')).mockResolvedValueOnce('one');
  render(<Form />);
  await choose([file('1.png')]);
  expect(await screen.findByText('稍后再试')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重新上传第 1 张图片' }));
  expect(await screen.findByText('one')).toBeTruthy();
  const [first, second] = jest.mocked(uploadPicture).mock.calls.map(([picture]) => picture.key);
  expect(second).toBe(first);
});

test('a file that is no picture is not sent', async () => {
  jest.mocked(encodePicture).mockResolvedValue(null);
  render(<Form />);
  await choose([file('1.png')]);
  expect(await screen.findByText('这个文件不是能识别的图片，请选择 PNG、JPEG 或 WebP')).toBeTruthy();
  expect(uploadPicture).not.toHaveBeenCalled();
});
