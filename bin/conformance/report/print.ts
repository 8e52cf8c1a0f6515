import { sentenceOf, type Step, totalsOf } from './finding';

const MARK = { error: '✗', warning: '!', skipped: '-' } as const;

function markOf({ findings }: Step): string {
  const worst = (['error', 'warning', 'skipped'] as const).find((level) => findings.some((one) => one.level === level));
  return worst ? MARK[worst] : '✓';
}

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A step as lines: the call with its time, and one indented line per finding. */
export function linesOf(step: Step): string[] {
  const time = step.ms === null ? '' : ` (${step.ms} ms)`;
  return [`${markOf(step)} ${step.call}${time}`, ...step.findings.map((one) => `    ${MARK[one.level]} ${sentenceOf(one)}`)];
}

/** The last line. */
export function summaryOf(steps: readonly Step[]): string {
  const { errors, warnings, skipped } = totalsOf(steps);
  return `${many(steps.length, 'check')}: ${many(errors, 'error')}, ${many(warnings, 'warning')}, ${skipped} skipped`;
}

/** The whole report as one JSON document. */
export function jsonOf(steps: readonly Step[], target: string): string {
  const rows = steps.map(({ findings, ...step }) => ({
    ...step,
    result: (['error', 'warning', 'skipped'] as const).find((level) => findings.some((one) => one.level === level)) ?? 'ok',
    findings: findings.map((one) => ({ ...one, sentence: sentenceOf(one) })),
  }));
  return JSON.stringify({ platform: target, totals: totalsOf(steps), checks: rows }, null, 2);
}
