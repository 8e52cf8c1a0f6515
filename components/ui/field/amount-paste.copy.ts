/** Shown where a paste into an amount field is refused. */
export const AMOUNT_PASTE_COPY = { refused: '粘贴的内容不是金额' } as const;
