import { PICTURE_COPY } from './picture.copy';

/** Most bytes of a file that the browser decodes. */
export const FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Longest side of an uploaded picture in pixels. */
const SIDE = 1600;
/** Sides and qualities to try, until the file is small enough. */
export const ATTEMPTS: readonly { side: number; quality: number }[] = [
  { side: SIDE, quality: 0.85 },
  { side: SIDE, quality: 0.7 },
  { side: 1200, quality: 0.7 },
  { side: 900, quality: 0.6 },
];

/** A picture that a member has chosen. `key` names its upload. */
export interface ChosenPicture {
  key: string;
  state: 'preparing' | 'sending' | 'done' | 'failed';
  /** Address of a small view of it; null until it is decoded. */
  preview: string | null;
  /** The platform's id, once it is there. */
  id: string | null;
  /** Reason why it failed; '' otherwise. */
  message: string;
}

/** Width and height within a square of `side` pixels; never larger than the picture is. */
export function fittedSize(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Reason why a form with these pictures cannot be sent yet; null when it can. */
export function judgePictures(pictures: readonly ChosenPicture[]): string | null {
  if (pictures.some(({ state }) => state === 'failed')) return PICTURE_COPY.unfinished;
  return pictures.some(({ state }) => state !== 'done') ? PICTURE_COPY.busy : null;
}

/** The platform's ids of pictures that are uploaded. */
export function pictureIdsOf(pictures: readonly ChosenPicture[]): string[] {
  return pictures.flatMap(({ id }) => (id === null ? [] : [id]));
}
