/** First byte of a whole text frame, and the two lengths that announce a longer one. RFC 6455 §5.2 */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A frame of the chat as it is written to a socket. It is made once for all who get it: `ws` would make the head of each of them, and
 * write it beside the text.
 */
export function frameOf(msgId: number, msgData: unknown): Buffer {
  const text = JSON.stringify({ msgId, msgData });
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
