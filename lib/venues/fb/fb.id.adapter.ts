/** Selection key of FB: market and option type. */
export function selectionId(marketId: number, ty: number): string {
  return `${marketId}_${ty}`;
}
