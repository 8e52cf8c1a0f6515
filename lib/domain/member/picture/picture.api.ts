import { pictureCall, pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { toBase64 } from '@/lib/kit/crypto/bytes';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

/** An upload in wire format. */
export function pictureRequest({ key, bytes }: { key: string; bytes: Uint8Array }): { pictureKey: string; content: string } {
  return { pictureKey: key, content: toBase64(bytes) };
}

/** A received picture as the address of an image. */
export function pictureAddress({ type, content }: { type: string; content: string }): string {
  return `data:${type};base64,${content}`;
}

/**
 * Uploads a picture and returns its id; a repeat with the same key uploads it once.
 * @throws BusinessError 10003 for a file that is no picture, 6501 for too many.
 */
export async function uploadPicture(
  picture: { key: string; bytes: Uint8Array },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  return (await caller(pictureUploadCall, pictureRequest(picture), { signal })).pictureId;
}

/** A picture of the member, as the address of an image. @throws BusinessError 10001 for any other. */
export async function getPicture(pictureId: string, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<string> {
  return pictureAddress(await caller(pictureCall, { pictureId }, { signal }));
}
