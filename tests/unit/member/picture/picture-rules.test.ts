import { fittedSize, judgePictures, pictureIdsOf, type ChosenPicture } from '@/lib/domain/member/picture/picture.rules';
import { PICTURE_COPY } from '@/lib/domain/member/picture/picture.copy';

const picture = (state: ChosenPicture['state'], id: string | null = null): ChosenPicture => ({
  key: `key ${state}`,
  state,
  preview: null,
  id,
  message: '',
});

test('a picture keeps its proportions within a square and is never enlarged', () => {
  expect(fittedSize(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fittedSize(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fittedSize(320, 200, 1600)).toEqual({ width: 320, height: 200 });
  expect(fittedSize(9000, 1, 900)).toEqual({ width: 900, height: 1 });
});

test('a form waits for uploads and names the one that failed', () => {
  expect(judgePictures([])).toBeNull();
  expect(judgePictures([picture('done', 'a')])).toBeNull();
  expect(judgePictures([picture('done', 'a'), picture('sending')])).toBe(PICTURE_COPY.busy);
  expect(judgePictures([picture('failed'), picture('preparing')])).toBe(PICTURE_COPY.unfinished);
  expect(pictureIdsOf([picture('done', 'a'), picture('failed'), picture('done', 'b')])).toEqual(['a', 'b']);
});
