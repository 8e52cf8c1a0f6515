import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as constants from '@pavilion/contract/constants';
import * as counts from '@/lib/domain/betting/counts/counts.rules';
import { REFERRAL_LIFE_MS } from '@/lib/domain/rewards/referral/referral.model';
import { REDIRECT_BOUND_MS } from '@/lib/domain/member/session/redirect-bound';
import { CODE_DEBOUNCE_MS } from '@/lib/domain/member/session/rejection.listener';
import { TITLE_STEP_MS, TITLE_WIDTH } from '@/lib/domain/site/config/title.rules';
import { REMEMBERED_S } from '@/lib/platform/token';

const HOUR_MS = 3_600_000;
const ROOT = path.resolve(__dirname, '../../..');

/** Names of spec §9, with their values. */
const SPEC: Readonly<Record<string, readonly [value: unknown, expected: unknown]>> = {
  SITE_ID: [constants.SITE_ID, 3001],
  CLIENT_VERSION: [constants.CLIENT_VERSION, '2.0.0'],
  PLATFORM_TYPE: [constants.PLATFORM_TYPE, 6],
  BROWSER_TIMEOUT_MS: [constants.BROWSER_TIMEOUT_MS, 100_000],
  SERVER_TIMEOUT_MS: [constants.SERVER_TIMEOUT_MS, 400],
  CACHE_TTL_S: [constants.CACHE_TTL_S, 3600],
  CALL_DEBOUNCE_MS: [constants.CALL_DEBOUNCE_MS, 1000],
  ODDS_TYPE: [constants.ODDS_TYPE, { malay: 1, hongkong: 2, europe: 3, indonesia: 4 }],
  DEFAULT_ODDS_TYPE: [constants.DEFAULT_ODDS_TYPE, 3],
  COUNTS_RETRIES: [counts.COUNTS_RETRIES, 2],
  RELAUNCH_DELAY_MS: [counts.RELAUNCH_DELAY_MS, 500],
  COUNTS_POLL_MS: [counts.COUNTS_POLL_MS, 60_000],
  REMEMBERED_S: [REMEMBERED_S, 365 * 86_400],
  REFERRAL_LIFE_MS: [REFERRAL_LIFE_MS, { i_code: 12 * HOUR_MS, r_code: 12 * HOUR_MS, r_bet: 12 * HOUR_MS, invite_code: 24 * HOUR_MS }],
  CODE_DEBOUNCE_MS: [CODE_DEBOUNCE_MS, 350],
  REDIRECT_BOUND_MS: [REDIRECT_BOUND_MS, 700],
  TITLE_STEP_MS: [TITLE_STEP_MS, 350],
  TITLE_WIDTH: [TITLE_WIDTH, 27],
};

// @spec 1.09 3.24 9.01 9.02 9.03 9.06 9.08 9.18 9.21
test.each(Object.entries(SPEC))('%s equals the value in the specification', (_, [value, expected]) => {
  expect(value).toEqual(expected);
});

// @spec 9.07
test('each constant is declared once, with its section', () => {
  const files = readdirSync(path.join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  // A declaration with the line before it: the section is at its end or in the comment above.
  const declarations = files.flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, 'lib', file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const name = /^(?:export )?const (\w+)/.exec(line)?.[1];
      return name ? [{ name, text: `${lines[index - 1] ?? ''}\n${line}` }] : [];
    });
  });
  for (const name of Object.keys(SPEC)) {
    const here = declarations.filter((declaration) => declaration.name === name);
    expect([name, here.length]).toEqual([name, 1]);
    expect(here[0]!.text).toMatch(/spec §[239]/i);
  }
});
