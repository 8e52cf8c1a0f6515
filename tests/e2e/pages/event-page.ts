import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlledMatch } from '../../support/control-client';
import { openUntil } from '../time';
import { matchName, shortName, VENUES, type Sport, type Venue } from '../venues';
import { priceOf } from './sport-page';

/** The call that returns a match. */
const CALL: Record<Venue, string> = {
  FBTY: '/v1/match/getMatchDetail',
  OBTY: '/getMatchOddsInfoPB',
  IMTY: '/improxy/api/mobile/GetSelectedEventInfo',
};

/** A match's own page with all its markets. */
export class EventPage {
  readonly board: Locator;
  readonly tabs: Locator;
  /** 数据: the events of the match, and both sides' figures. */
  readonly course: Locator;
  readonly statistics: Locator;
  /** 数据: the results that came before the match. */
  readonly form: Locator;
  readonly meetings: Locator;
  readonly table: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('region', { name: '比分板' });
    this.tabs = page.getByRole('navigation', { name: '赛事内容' });
    this.course = page.getByRole('region', { name: '比赛进程' });
    this.statistics = page.getByRole('region', { name: '技术统计' });
    this.form = page.getByRole('region', { name: '近况' });
    this.meetings = page.getByRole('region', { name: '交锋' });
    this.table = page.getByRole('region', { name: /^(?:积分榜|战绩榜)$/ });
  }

  async open(match: ControlledMatch, venue: Venue = 'FBTY', sport: Sport = 'football'): Promise<void> {
    const url = `/game/sport/${venue}/${matchName(match, venue, sport)}`;
    await openUntil(this.page, url, (response) => new URL(response.url()).pathname.endsWith(CALL[venue]));
  }

  /** A market by name and period, such as `让球·全场`. */
  market(title: string): Locator {
    return this.page.getByRole('region').filter({ has: this.page.getByRole('heading', { name: new RegExp(`^${title}`) }) });
  }

  /** 独赢 of the page's own venue: the prices of the others are beside it. */
  winner(side: '主' | '和' | '客', venue: Venue = 'FBTY'): Locator {
    const others = VENUES.filter((other) => other !== venue)
      .map(shortName)
      .join('|');
    return this.market('独赢·全场').getByRole('button', { name: new RegExp(`^(?!(?:${others}) ).* 独赢 ${side} [\\d.]+$`) });
  }

  /** Prices of one side of a market, best line first. */
  sides(title: string, side: '主' | '客' | '大' | '小'): Locator {
    return this.market(title).getByRole('button', { name: new RegExp(` ${side}( [^ ]+)? [\\d.]+$`) });
  }

  /** Takes the first price on a line of quarters of one side; returns line and price. */
  async chooseQuarter(title: string, side: '主' | '客' | '大' | '小'): Promise<{ line: string; price: string }> {
    const quarter = this.market(title)
      .getByRole('button', { name: new RegExp(` ${side} [+-]?[\\d.]+/[\\d.]+ [\\d.]+$`) })
      .first();
    await expect(quarter).toBeEnabled();
    const parts = ((await quarter.getAttribute('aria-label')) ?? '').split(' ');
    const price = await priceOf(quarter);
    await quarter.click();
    await expect(quarter).toHaveAttribute('aria-pressed', 'true');
    return { line: parts.at(-2)!, price };
  }

  async choose(button: Locator): Promise<string> {
    await expect(button).toBeEnabled();
    const price = await priceOf(button);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    return price;
  }

  async tab(name: '盘口' | '比价' | '走势' | '数据' | '注单' | '聊天'): Promise<void> {
    await this.tabs.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  async show(chip: string): Promise<void> {
    await this.page.getByRole('button', { name: chip, exact: true }).click();
  }
}
