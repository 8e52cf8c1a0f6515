/** `npm run conformance`: checks a platform against the contract. Needs tsx, because the contract is TypeScript. */
import { HELP, readOptions, UsageError } from './options';
import { exitCodeOf } from './report/finding';
import { jsonOf, linesOf, summaryOf } from './report/print';
import { runConformance } from './run';

const print = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === null) {
    print(HELP);
    return 0;
  }
  const steps = await runConformance(options, options.json ? undefined : (step) => print(linesOf(step).join('\n')));
  print(options.json ? jsonOf(steps, options.platform) : summaryOf(steps));
  return exitCodeOf(steps, options.strict);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nnpm run conformance -- --help shows the options.\n`);
  process.exitCode = 2;
}
