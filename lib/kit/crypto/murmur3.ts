const WORD = (1n << 64n) - 1n;
const C1 = 0x87c3_7b91_1142_53d5n;
const C2 = 0x4cf5_ad43_2745_937fn;

const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (64n - by))) & WORD;
const mix1 = (k: bigint) => (rotate((k * C1) & WORD, 31n) * C2) & WORD;
const mix2 = (k: bigint) => (rotate((k * C2) & WORD, 33n) * C1) & WORD;

function finish(value: bigint): bigint {
  let h = value ^ (value >> 33n);
  h = (h * 0xff51_afd7_ed55_8ccdn) & WORD;
  h ^= h >> 33n;
  h = (h * 0xc4ce_b9fe_1a85_ec53n) & WORD;
  return h ^ (h >> 33n);
}

/** Little-endian, up to eight bytes; missing ones are zero. */
function wordAt(bytes: Uint8Array, from: number, to: number): bigint {
  let word = 0n;
  for (let index = Math.min(to, bytes.length) - 1; index >= from; index -= 1) word = (word << 8n) | BigInt(bytes[index]!);
  return word;
}

/** MurmurHash3 x64 128 of some bytes, as 32 lower-case hex digits. A fast fingerprint, not a security measure. */
export function murmur128(bytes: Uint8Array, seed: number): string {
  const blocks = Math.floor(bytes.length / 16) * 16;
  let h1 = BigInt(seed >>> 0);
  let h2 = h1;
  for (let index = 0; index < blocks; index += 16) {
    h1 ^= mix1(wordAt(bytes, index, index + 8));
    h1 = (((rotate(h1, 27n) + h2) & WORD) * 5n + 0x52dc_e729n) & WORD;
    h2 ^= mix2(wordAt(bytes, index + 8, index + 16));
    h2 = (((rotate(h2, 31n) + h1) & WORD) * 5n + 0x3849_5ab5n) & WORD;
  }
  h2 ^= mix2(wordAt(bytes, blocks + 8, blocks + 16));
  h1 ^= mix1(wordAt(bytes, blocks, blocks + 8));
  const length = BigInt(bytes.length);
  h1 ^= length;
  h2 ^= length;
  h1 = (h1 + h2) & WORD;
  h2 = (h2 + h1) & WORD;
  h1 = finish(h1);
  h2 = finish(h2);
  h1 = (h1 + h2) & WORD;
  h2 = (h2 + h1) & WORD;
  return h1.toString(16).padStart(16, '0') + h2.toString(16).padStart(16, '0');
}
