/** Coupons that wait for a claim, at a glance. */
export const claimableText = (count: number) => `${count} 张可领`;
