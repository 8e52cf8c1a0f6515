/** Largest deviation of the reference from its median in a round that counts. */
export const NOISE = 0.25;

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** A value on the command line, `--rounds=2`; undefined without it. */
export const optionOf = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Rounds of a run: those of the command line, else as many as usual. */
export const roundsOf = (usual) => Number(optionOf('rounds') ?? usual);

/** The value below which a part of the numbers lies, from 0 to 1; between two numbers it is interpolated. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const index = part * (sorted.length - 1);
  const low = Math.floor(index);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (index - low);
}

/** Median and quartiles. */
export const summarize = (numbers) => ({ median: median(numbers), low: quantile(numbers, 0.25), high: quantile(numbers, 0.75) });

/** Indexes of the rounds in which the reference was within `NOISE` of its median. */
export function quietRounds(reference) {
  const middle = median(reference);
  return reference.flatMap((value, round) => (Math.abs(value - middle) <= NOISE * middle ? [round] : []));
}

/**
 * Measures every side once per round, every second round in reverse order, so that a drift of the machine meets all of them.
 * The first round only warms up. `reference` names the side whose noise decides which rounds count, `numberOf` reads its number.
 * @returns {Promise<{ series: Record<string, any[]>, kept: number, rounds: number }>}
 */
export async function runRounds({ rounds, sides, reference, numberOf = (value) => value }) {
  const names = Object.keys(sides);
  const all = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await sides[name]();
      if (round >= 0) all[name].push(value);
    }
  }
  const quiet = quietRounds(all[reference].map(numberOf));
  const series = Object.fromEntries(names.map((name) => [name, quiet.map((round) => all[name][round])]));
  return { series, kept: quiet.length, rounds };
}

/** Ratios of two series, round by round. */
export const ratios = (ours, base) => ours.map((value, round) => value / base[round]);
