/** Hash algorithm of a key before a round, for members who check one with their own tool; `sha256OfHex` computes it. */
export const SEED_HASH_RULE = '哈希的算法：把密钥的 64 位十六进制还原成 32 个字节，再求 SHA-256，写成十六进制。';
