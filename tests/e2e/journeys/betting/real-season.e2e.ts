import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures';
import { amount, cents, payout } from '../../money';
import { MinePage } from '../../pages/mine-page';
import { OrdersPage } from '../../pages/orders-page';
import { Slip } from '../../pages/slip';
import { SportPage } from '../../pages/sport-page';

const FOLDER = process.env.SANDBOX_DATA;
const DAY_MS = 86_400_000;
const YEAR_MS = 364 * DAY_MS;

interface Played {
  league: string;
  id: string;
  home: string;
  away: string;
  kickOff: number;
  score: [number, number];
}

/** Finished matches of the folder, straight from its files: the results that the world must reach. */
function playedMatches(folder: string): Played[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const names = new Map<string, string>(read('teams.json').map((team: { id: string; zh: string }) => [team.id, team.zh]));
  const files = readdirSync(folder).filter((file) => /^fixtures-.+\.json$/.test(file));
  return files.flatMap((file) => {
    const { league, seasons } = read(file);
    return seasons.flatMap((season: { matches: { id: string; s: string; utc?: string; h: string; a: string; ft: [number, number] }[] }) =>
      season.matches
        .filter((match) => match.s === 'FT' && match.utc)
        .map((match) => ({
          league,
          id: match.id,
          home: names.get(match.h)!,
          away: names.get(match.a)!,
          kickOff: Date.parse(match.utc!),
          score: match.ft,
        })),
    );
  });
}

test('a match of a real season is bet on, played with its real score, and settled', async ({ page, control, member, auditLedger }) => {
  test.skip(!FOLDER, 'needs SANDBOX_DATA, a folder of real fixtures and results');
  expect(member.userName).toBeTruthy();
  // A Saturday afternoon of the English season, half an hour into its matches.
  await control.clock({ mode: 'freeze', set: '2026-11-21T15:30:00.000Z' });
  const live = await control.matches('live');
  const played = playedMatches(FOLDER!);
  const found = live.flatMap((match) => {
    const real = played.filter(
      ({ home, away, kickOff }) => home === match.home && away === match.away && (Date.parse(match.startTime) - kickOff) % YEAR_MS === 0,
    );
    return real.length > 0 ? [{ match, real: real.at(-1)! }] : [];
  });
  const round = found.filter(({ real }) => real.league === 'eng.1');
  const { match, real } = (round.length > 0 ? round : found)[0]!;

  const sport = new SportPage(page);
  await sport.open();
  await sport.choose(match, '主');
  const slip = new Slip(page, control);
  await slip.open();
  await slip.stake('100');
  await slip.place();
  const { price, orderId } = await slip.accepted();

  await control.clock({ advanceMs: 2 * 3_600_000 });
  const orders = new OrdersPage(page);
  await orders.open('settled');
  const card = orders.card(orderId);
  const outcome = real.score[0] > real.score[1] ? '赢' : '输';
  await expect(card).toContainText(`已结算·${outcome}`);
  await expect(card).toContainText(`全场 ${real.score.join('-')}`);
  const back = payout(cents('100.00'), price, outcome);
  expect(await orders.figure(card, '返还')).toBe(amount(back));
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText(amount(cents('900.00') + back));
  await auditLedger(0);
  process.stdout.write(
    `real round: ${real.id} ${match.home} ${real.score.join('-')} ${match.away}; taken in minute ${match.minute} at ${match.score.join('-')}: 独赢 主 ${price}, stake 100.00; settled ${outcome}, returned ${amount(back)}\n`,
  );
});
