/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOWNLOAD_FROM_COOKIE, MAINTENANCE_FROM_COOKIE } from '@pavilion/contract/cookies';
import { ENDING_KEY, MAINTENANCE_FROM_KEY } from '@pavilion/contract/storage-keys';
import { givenReturnPath, safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { launchAddress, parseLaunch } from '@/lib/domain/betting/launch/launch.rules';
import { mailLink } from '@/lib/domain/member/mail/mail.rules';
import { pendingEnding } from '@/lib/domain/member/session/ending.storage';
import { readDownloadReturn } from '@/lib/domain/site/download/download.storage';
import { frameAddress } from '@/lib/domain/site/frame/frame.rules';
import { dataPicture, safeAddress, safeFilm, safePicture, toSafeLink } from '@/lib/domain/site/config/link.rules';
import { leaveMaintenance } from '@/lib/domain/site/status/maintenance.storage';
import { writeCookie } from '@/lib/kit/browser/cookie';
import { HOSTILE_ADDRESSES } from '../support/hostile-addresses';

const SITE = 'https://site.example';
const VENUE = 'https://venue.example';
const ROOT = join(__dirname, '../..');
/** Texts beside the corpus: those that only an address of a venue, a picture or a stored notice could accept. */
const CORPUS = [
  ...HOSTILE_ADDRESSES,
  'https://venue.example.evil.com/',
  'https://venue.example@evil.com/',
  'https://member:secret@venue.example/',
  'http://venue.example/',
  'https://venue.example:8443/',
  'blob:https://venue.example/1b2c',
  'filesystem:https://venue.example/temporary/a',
  `${SITE}/game/sport`,
  '/site/static/../../evil.png',
  '/site/static/a.png?next=https://evil.com',
  '/site/static//evil.com/a.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA" onerror="alert(1)',
  'data:text/html;base64,AAAA',
];

/** A place of the site: no text of the corpus may become anything else. */
const isHome = (path: string) =>
  new URL(path, SITE).origin === SITE && path.startsWith('/') && !/^\/[/\\]/.test(path) && !/evil/.test(path);
const atVenue = (address: string) => new URL(address).origin === VENUE && address.startsWith(`${VENUE}/`);
/** Links of the platform may lead to another site, by TLS and in a tab of its own. */
const isOutside = (address: string) => /^https:\/\/[^@/]+\//.test(address) && new URL(address).protocol === 'https:';
const isOwnPicture = (path: string) =>
  /^\/(?:site|act)\/static\/[\w./-]+$/.test(path) && new URL(path, SITE).origin === SITE && !path.includes('..');

function stored(key: string, value: string): void {
  sessionStorage.setItem(key, value);
}

interface Sink {
  name: string;
  /** The destination for a text of an address or of the platform; null or '' for none. */
  take(text: string): string | null;
  allows(address: string): boolean;
}

const VENUE_LISTS = { venues: { V188: [VENUE] }, chat: [] };
const GOOD = `${VENUE}/?token=abc`;
const response = (more: object) => ({ url: GOOD, h5Url: '', activityUrl: '', token: '', apiUrl: '', ...more });

const SINKS: readonly Sink[] = [
  { name: 'the return of a login, a registration and 我的', take: safeReturnPath, allows: isHome },
  { name: 'the way back of a payee’s page', take: (text) => givenReturnPath(text), allows: isHome },
  {
    name: 'the return of the download page, from its cookie',
    take(text) {
      writeCookie(DOWNLOAD_FROM_COOKIE, text);
      return readDownloadReturn();
    },
    allows: isHome,
  },
  {
    name: 'the return of the download page, from this tab',
    take(text) {
      stored(DOWNLOAD_FROM_COOKIE, JSON.stringify({ path: text }));
      return readDownloadReturn();
    },
    allows: isHome,
  },
  {
    name: 'the return of the maintenance page, from its cookie and from this tab',
    take(text) {
      writeCookie(MAINTENANCE_FROM_COOKIE, text);
      stored(MAINTENANCE_FROM_KEY, text);
      return leaveMaintenance(0);
    },
    allows: isHome,
  },
  {
    name: 'the login behind the notice of an ended session',
    take(text) {
      stored(ENDING_KEY, JSON.stringify({ how: 'dialog', title: '', text: '', confirm: '', next: text }));
      return pendingEnding(false)?.next ?? null;
    },
    allows: isHome,
  },
  {
    name: '?url= of a frame',
    take: (url) => frameAddress({ venue: 'V188', url, origins: VENUE_LISTS, siteHost: 'site.example' }),
    allows: atVenue,
  },
  ...(['url', 'h5Url', 'activityUrl'] as const).map((field): Sink => {
    const input = { activity: field === 'activityUrl' ? 'cup' : '', phone: field === 'h5Url' };
    return { name: `${field} of a launch`, take: (text) => launchAddress(response({ [field]: text }), [VENUE], input), allows: atVenue };
  }),
  {
    name: 'the origin that a launch selects',
    take: (url) => parseLaunch('FBTY', response({ url, token: 'abc' }), [VENUE], { language: 'CMN' })?.url ?? null,
    allows: atVenue,
  },
  { name: 'a link of a notice, a banner or a promotion to this site', take: (text) => toSafeLink(1, text)?.href ?? null, allows: isHome },
  { name: 'a link of a notice, a banner or a promotion elsewhere', take: (text) => toSafeLink(2, text)?.href ?? null, allows: isOutside },
  { name: 'a link of a mail', take: mailLink, allows: isHome },
  { name: 'the address of an app or of the support', take: safeAddress, allows: isOutside },
  { name: 'a logo, a banner, an icon or a picture of the season', take: safePicture, allows: isOwnPicture },
  { name: 'a film', take: safeFilm, allows: isOwnPicture },
  { name: 'a captcha', take: dataPicture, allows: (text) => /^data:image\/\w+;base64,[\w+/=]+$/.test(text) },
];

beforeEach(() => sessionStorage.clear());

test.each(SINKS)('$name leaves its allowlist for no text of the corpus', ({ take, allows }) => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(400);
  const escaped = CORPUS.flatMap((text) => {
    sessionStorage.clear();
    const address = take(text);
    return address === null || address === '' || allows(address) ? [] : [{ text, address }];
  });
  expect(escaped).toEqual([]);
});

test('an allowed address passes each of them', () => {
  expect([
    frameAddress({ venue: 'V188', url: GOOD, origins: VENUE_LISTS, siteHost: 'site.example' }),
    launchAddress(response({}), [VENUE], { activity: '', phone: false }),
  ]).toEqual([GOOD, GOOD]);
  expect([mailLink('/activity/discount'), safePicture('/site/static/logo.png'), safeFilm('/site/static/a.mp4')]).toEqual([
    '/activity/discount',
    '/site/static/logo.png',
    '/site/static/a.mp4',
  ]);
  expect(dataPicture('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
});

/**
 * Modules that navigate, link or load by an address which is no plain path of the site, and the place that judges it: the module
 * and the function, or `own` for an address that the site builds by itself.
 */
const JUDGED: Readonly<Record<string, 'own' | readonly [module: string, judge: string]>> = {
  'app/(open)/user/switch/page.tsx': ['app/(open)/user/switch/page.tsx', 'safeReturnPath'],
  'lib/domain/member/account/last-script.rules.ts': ['lib/domain/member/account/viewer.server.ts', 'safeReturnPath'],
  'lib/domain/member/account/viewer.server.ts': ['lib/domain/member/account/viewer.server.ts', 'safeReturnPath'],
  'components/member/login/captcha-field.tsx': ['components/member/login/captcha-field.tsx', 'dataPicture'],
  'components/member/login/login-form.tsx': ['app/(open)/user/login/page.tsx', 'safeReturnPath'],
  'components/member/login/slider-captcha.tsx': ['components/member/login/slider-captcha.tsx', 'dataPicture'],
  'components/member/login/use-auth-form.ts': ['app/(open)/user/login/page.tsx', 'safeReturnPath'],
  'components/money/deposit/deposit-end.tsx': ['app/(member)/mine/finance/deposit/page.tsx', 'givenReturnPath'],
  'components/site/download/install-steps.tsx': ['components/site/download/download-panel.tsx', 'safeAddress'],
  'components/community/game/game-frame.tsx': ['lib/domain/community/game/game.api.ts', 'addressAt'],
  'components/member/mail/mail-sheet.tsx': ['lib/domain/member/mail/mail.api.ts', 'mailLink'],
  'components/money/deposit/pay-on-phone.tsx': ['components/money/deposit/pay-on-phone.tsx', 'safeAddress'],
  'components/member/picture/picture-sheet.tsx': 'own',
  'components/money/statement/statement-list.tsx': 'own',
  'components/ui/error-state.tsx': 'own',
  'components/money/payee/payee-add-screen.tsx': ['app/(member)/mine/addBankCard/page.tsx', 'givenReturnPath'],
  'components/rewards/promotion/promotion-card.tsx': ['components/rewards/promotion/promotion-card.tsx', 'toSafeLink'],
  'components/care/register-guide/register-guide-screen.tsx': ['app/(member)/registerGuide/page.tsx', 'safeReturnPath'],
  'components/member/security/real-name-screen.tsx': ['app/(member)/mine/userInfo/authentication/page.tsx', 'givenReturnPath'],
  'components/shell/site-logo.tsx': ['components/shell/site-logo.tsx', 'safePicture'],
  'components/site/pop-up/floating-icon.tsx': ['lib/domain/site/pop-up/pop-up.rules.ts', 'toSafeLink'],
  'components/site/home/home-banner.tsx': ['lib/domain/site/home/banner.rules.ts', 'toSafeLink'],
  'components/site/home/notice-line.tsx': ['lib/domain/site/home/banner.rules.ts', 'toSafeLink'],
  'components/site/home/site-film.tsx': ['components/site/home/site-film.tsx', 'safeFilm'],
  'components/site/home/skin-strip.tsx': ['lib/domain/site/config/skin.rules.ts', 'safePicture'],
  'components/site/frame/venue-frame.tsx': ['components/site/frame/frame-page.tsx', 'frameAddress'],
  'components/site/pop-up/visit-pop-up.tsx': ['lib/domain/site/pop-up/pop-up.rules.ts', 'toSafeLink'],
  'components/care/support/contact-links.tsx': ['components/care/support/contact-links.tsx', 'safeAddress'],
  'components/care/support/support-channels.tsx': ['components/care/support/support-channels.tsx', 'safeAddress'],
  'components/money/withdraw/order-result.tsx': ['app/(member)/mine/finance/withdrawal/page.tsx', 'givenReturnPath'],
  'components/shell/session/session-guard.tsx': ['components/shell/session/session-guard.tsx', 'pendingEnding'],
  'app/(open)/game/sport/page.tsx': 'own',
  'app/(open)/game/sport/results/page.tsx': 'own',
  'app/(open)/game/category-page.tsx': 'own',
  'components/community/game/game-lobby.tsx': 'own',
  'components/community/game/round-history.tsx': 'own',
  'components/care/help/help-article.tsx': 'own',
  'components/care/help/help-rows.tsx': 'own',
  'components/member/limit/reality-check.tsx': 'own',
  'components/rewards/mall/coin-card.tsx': 'own',
  'components/rewards/mall/mall-order-history.tsx': 'own',
  'components/ui/news/news-strip.tsx': ['components/member/alert/alert-news.tsx', 'safeReturnPath'],
  'components/betting/order/share-sheet.tsx': 'own',
  'components/member/picture/picture-row.tsx': 'own',
  'components/member/picture/picture-tile.tsx': 'own',
  'components/site/home/resume-shelf.tsx': 'own',
  'components/ui/list/paged-list.tsx': 'own',
  'components/money/cashier/money-order-card.tsx': 'own',
  'components/money/transaction/transaction-sheet.tsx': 'own',
  'components/ui/back/back-button.tsx': 'own',
  'components/betting/sport/event/opening-match.tsx': 'own',
  'components/shell/link-taps.tsx': 'own',
  'components/shell/picture-or.tsx': 'own',
  'components/shell/replace-page.ts': 'own',
  'components/site/frame/frame-launch.tsx': 'own',
  'components/site/frame/frame-notice.tsx': 'own',
  'components/site/frame/frame-page.tsx': 'own',
  'components/site/home/home-categories.tsx': 'own',
  'components/site/frame/unknown-venue.tsx': 'own',
  'components/betting/sport/list/list-failure.tsx': 'own',
  'components/betting/sport/list/match-list-view.tsx': 'own',
  'components/betting/sport/search/search-section.tsx': 'own',
  'components/betting/sport/search/search-sections.tsx': 'own',
  'components/ui/list-row.tsx': 'own',
  'components/ui/tray/tray.tsx': 'own',
  'components/shell/tab-bar.tsx': 'own',
  'components/member/account/mine-links.tsx': 'own',
  'components/member/account/page-finder.tsx': 'own',
  'components/member/account/wallet-card.tsx': 'own',
  'components/rewards/reward/activity-links.tsx': 'own',
  'components/site/home/wallet-row.tsx': 'own',
  'components/ui/roof/top-tabs.tsx': 'own',
  'lib/domain/member/session/rejection.listener.ts': 'own',
  'lib/domain/member/session/rejection.rules.ts': 'own',
  'lib/kit/browser/save-file.ts': 'own',
};

const SINK =
  /(?:\blocation\.(?:assign|replace)\(|\blocation\.href = |\brouter\.(?:push|replace)\(|\bwindow\.open\(|\bopenOutside\(|\b(?:r|permanentR)edirect\(|\s(?:href|src|srcSet|formAction|poster)=\{|\.(?:href|src) = )\s*([^;\n]+)/g;
/** A constant route, a builder of paths, a path that begins as one of the site. */
const PLAIN =
  /^(?:[A-Z][A-Z_]*\b|route\('|\w*(?:[pP]ath|[hH]ref|pathWithBack|hrefOf)\(|'|"|`(?:\/|#|tel:|\$\{(?:[A-Z][A-Z_]*\b|route\('|\w+Path\()))/;
const CHOICE = /^[^?]+\? ?(?:[A-Z][A-Z_.]*\w*|route\('[^']*'\)|`\$\{(?:[A-Z]|route\(')[^`]*`) : (?:[A-Z][A-Z_]*\b|route\(')/;

function sinksIn(folder: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = `${folder}/${name}`;
    const uses = [...readFileSync(join(ROOT, file), 'utf8').matchAll(SINK)]
      .map(([, text]) => text!.trim())
      .filter((text) => !PLAIN.test(text) && !CHOICE.test(text) && !/^\w+: string[,)]/.test(text));
    if (uses.length > 0) found[file] = uses;
  }
  return found;
}

test('every module that follows an address from data declares who checks it', () => {
  const found = Object.assign({}, ...['app', 'components', 'lib'].map(sinksIn)) as Record<string, string[]>;
  expect(
    Object.keys(found)
      .filter((file) => !(file in JUDGED))
      .map((file) => [file, found[file]]),
  ).toEqual([]);
  expect(Object.keys(JUDGED).filter((file) => !(file in found))).toEqual([]);
});

test('the check of an address is called where the table states', () => {
  const missing = Object.entries(JUDGED).filter(
    ([, judged]) => judged !== 'own' && !new RegExp(`\\b${judged[1]}\\(`).test(readFileSync(join(ROOT, judged[0]), 'utf8')),
  );
  expect(missing).toEqual([]);
});

test('no page shows a member’s own picture', () => {
  const drawing = Object.entries(Object.assign({}, ...['app', 'components'].map(sinksIn)) as Record<string, string[]>);
  expect(drawing.filter(([, uses]) => uses.some((use) => /avatar/i.test(use)))).toEqual([]);
});
