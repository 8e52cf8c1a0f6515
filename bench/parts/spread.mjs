export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** `median [min–max]`, with `digits` decimals. */
export function spread(numbers, digits = 0) {
  const text = (value) => value.toFixed(digits);
  return `${text(median(numbers))} [${text(Math.min(...numbers))}–${text(Math.max(...numbers))}]`;
}
