import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlledMatch } from '../../support/control-client';
import { openUntil } from '../time';
import { shortName, type Venue } from '../venues';

export type Named = Pick<ControlledMatch, 'home' | 'away'> & Partial<Pick<ControlledMatch, 'names'>>;

/** The calls that return the lists. */
const LIST_CALL: Record<Venue, RegExp> = {
  FBTY: /\/v1\/match\/getList$/,
  IMTY: /\/improxy\/api\/mobile\/(GetEventInfoMbt|GetEventInfoByPage)$/,
  OBTY: /\/(matchesPagePB|noLiveMatchesPagePB)$/,
};

/** A text escaped for a pattern. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The subject in the name of a price's button: the team of a side, else the match. */
const ownerOf = ({ home, away }: Named, side: string) => (/^主( |$)/.test(side) ? home : /^客( |$)/.test(side) ? away : `${home}对${away}`);

/** The last word of a button's name: its price, or 暂停 and 封盘. */
export async function priceOf(button: Locator): Promise<string> {
  const name = (await button.getAttribute('aria-label')) ?? '';
  return name.split(' ').at(-1)!;
}

/** 体育: the list of a timeframe. */
export class SportPage {
  /** The venue of the list that was opened last: the teams are written in its way. */
  private shown: Venue = 'FBTY';

  constructor(readonly page: Page) {}

  private named(match: Named): Named {
    return match.names?.[this.shown] ?? match;
  }

  /** Opens the list and waits until it shows the current world, not the server's data of a second ago. `sport`: its number. */
  async open(timeframe: 'live' | 'today' | 'early' = 'live', venue: Venue = 'FBTY', sport = 0): Promise<void> {
    this.shown = venue;
    const url = `/game/sport?t=${timeframe}${sport === 0 ? '' : `&sport=${sport}`}${venue === 'FBTY' ? '' : `&venue=${venue}`}`;
    await openUntil(this.page, url, (response) => LIST_CALL[venue].test(response.url()));
  }

  /** The venues between which the list can be switched: `FB`, `IM`. */
  venue(name: string): Locator {
    return this.page.getByRole('group', { name: '场馆' }).getByRole('button', { name, exact: true });
  }

  /** Switches the list to another venue. */
  async switchVenue(venue: Venue): Promise<void> {
    await this.venue(shortName(venue)).click();
    this.shown = venue;
  }

  timeframe(name: '滚球' | '今日' | '早盘' | '串关'): Locator {
    return this.page.getByRole('navigation', { name: '赛事时段' }).getByRole('link', { name: new RegExp(`^${name}`) });
  }

  async switchTo(name: '滚球' | '今日' | '早盘' | '串关'): Promise<void> {
    await this.timeframe(name).click();
    await expect(this.timeframe(name)).toHaveAttribute('aria-current', 'page');
  }

  async showMarket(name: '独赢' | '让球' | '大小'): Promise<void> {
    await this.page.getByRole('combobox', { name: '盘口' }).selectOption({ label: name });
  }

  /** A price of a match in the list, such as `('独赢', '主')`. */
  odds(match: Named, side: string, market = '独赢'): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^${literal(ownerOf(this.named(match), side))} ${market} ${literal(side)}( [^ ]+)?$`),
    });
  }

  row(match: Named): Locator {
    return this.page.getByRole('listitem').filter({ has: this.link(match) });
  }

  /** The link to the match's own page; its name has teams and score. */
  link(match: Named, score?: readonly [number, number]): Locator {
    const red = '\\s*(?:红牌\\s*\\d*\\s*)?';
    const [home, away] = score ?? ['\\d*', '\\d*'];
    const teams = this.named(match);
    return this.page.getByRole('link', {
      name: new RegExp(`^${literal(teams.home)}${red}${home}\\s*对\\s*${literal(teams.away)}${red}${away}$`),
    });
  }

  /** Scrolls to a match: rows far out of sight rest. */
  async lookAt(match: Named): Promise<void> {
    await this.row(match).scrollIntoViewIfNeeded();
  }

  /** Taps a price and returns it. */
  async choose(match: Named, side: string, market = '独赢'): Promise<string> {
    const button = this.odds(match, side, market);
    await this.lookAt(match);
    await expect(button).toBeEnabled();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    return priceOf(button);
  }

  async openMatch(match: Named): Promise<void> {
    await this.link(match).click();
    await this.page.waitForURL(/\/game\/sport\/[^/]+\/[^/]+$/);
  }
}
