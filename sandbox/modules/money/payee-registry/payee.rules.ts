/** Payees of one kind that a member may have. */
export const MAX_PER_KIND = 5;
