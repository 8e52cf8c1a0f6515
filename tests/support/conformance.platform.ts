import type { AlterRule } from './altering-proxy';
import { bytes, header, json, status } from './conformance.alter';
import { of, type SeededFault, SITE } from './conformance.fault';

const preInfo = (name: string, alter: AlterRule['alter'], sentence: string | RegExp, more: Partial<SeededFault> = {}): SeededFault => ({
  name,
  at: 'platform',
  group: 'visitor',
  calls: ['preInfo'],
  rule: { call: `POST ${SITE}/configuration/preInfo`, alter },
  sentence,
  ...more,
});

const visitor =
  (call: string) =>
  (name: string, path: string, alter: AlterRule['alter'], sentence: string, more: Partial<SeededFault> = {}): SeededFault =>
    of('platform', 'visitor')(name, path, alter, sentence, { calls: [call], ...more });

/** Transport, envelope and data of what visitors read. */
export const PLATFORM_FAULTS: readonly SeededFault[] = [
  preInfo('a page in place of JSON', bytes('<!doctype html><p>502'), '(body): expected JSON, found HTML or XML.'),
  preInfo('an empty body', bytes(''), '(body): expected JSON, found an empty body.'),
  preInfo('bytes of another charset', bytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), '(body): expected UTF-8 text, found other bytes.'),
  preInfo('HTTP 500', status(500), 'expected HTTP 200, found HTTP 500.'),
  preInfo('HTTP 404', status(404, 'Not found'), 'expected HTTP 200, found HTTP 404.'),
  preInfo('a redirect', status(302), 'expected HTTP 200, found HTTP 302. The site follows no redirect.'),
  preInfo(
    'another charset in the header',
    header('content-type', 'application/json; charset=gbk'),
    'header content-type: expected charset=utf-8, found charset=gbk.',
  ),
  preInfo(
    'no clock',
    header('date', null),
    'header date: expected the platform’s time, found nothing. Pages need it to sign calls and to show match times.',
  ),
  preInfo(
    'an unreadable clock',
    header('date', 'today'),
    'header date: expected an HTTP date, found other text. Pages need it to sign calls and to show match times.',
  ),
  preInfo('no response in time', (reply) => (reply.delay = 900), /^expected a response in time, found none within \d+ ms\.$/, {
    timeout: 400,
  }),
  preInfo('a bare list', bytes('[]'), 'expected the envelope {status_code, message, data}, found a list.'),
  preInfo(
    'no status_code',
    json((body) => ({ ...body, status_code: undefined })),
    'status_code: expected a number, found nothing.',
  ),
  preInfo(
    'a status_code that is no number',
    json((body) => ({ ...body, status_code: 'OK' })),
    'status_code: expected a number, found text.',
  ),
  preInfo(
    'a message that is a number',
    json((body) => ({ ...body, message: 0 })),
    'message: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  preInfo(
    'an error',
    bytes('{"status_code":10001,"message":"","data":null}'),
    'status_code: expected 6000 (success), found 10001 (common).',
  ),
  preInfo(
    'no data',
    json((body) => ({ ...body, data: null })),
    'data: expected an object, found null.',
  ),
  preInfo(
    'a maintenance status that is null',
    json((body) => ((body.data.maintainConfig.status = null), body)),
    'data.maintainConfig.status: expected a number (0 is maintenance), found null. The site never shows its maintenance.',
  ),
  preInfo(
    'no customer telephone',
    json((body) => (delete body.data.globePhoneNumber, body)),
    'expected every field of the contract, found none of data.globePhoneNumber. The site works without them.',
    { level: 'warning' },
  ),
  preInfo(
    'a code as text',
    json((body) => ({ ...body, status_code: '6000' })),
    'status_code: expected a number, found text. The site accepts it.',
    { level: 'warning' },
  ),
  preInfo(
    'JSON under another type',
    header('content-type', 'text/plain'),
    'header content-type: expected application/json, found text/plain. The site reads JSON under any type; browsers and proxies may not.',
    { level: 'warning' },
  ),
  preInfo(
    'a cookie',
    header('set-cookie', 'lb=1'),
    'header set-cookie: expected no cookie, found 1. The session is the header X-API-TOKEN; the site passes no cookie on.',
    { level: 'warning' },
  ),
  preInfo(
    'a slow response',
    (reply) => (reply.delay = 600),
    /^expected a response within 400 ms, found \d+ ms\. Visitors’ pages show an older copy; up to 5 s works in the background\.$/,
    { level: 'warning' },
  ),
  preInfo(
    'a clock that is wrong',
    header('date', 'Fri, 20 Nov 2020 12:00:00 GMT'),
    /^header date: expected this machine’s time, found \d+ s behind\. /,
    { level: 'warning' },
  ),
  preInfo(
    'an error with HTTP 403',
    status(403, '{"status_code":10004,"message":"","data":null}'),
    'status_code: expected 6000 (success), found 10004 (auth).',
  ),
  visitor('namingList')(
    'a venue without a code',
    `POST ${SITE}/site/naming/list`,
    json((body) => ((body.data[0].venues[0].code = null), body)),
    'data.0.venues.0.code: expected text, found null. The site leaves the row out.',
  ),
  visitor('queryNoticeList')(
    'a local time',
    `POST ${SITE}/advertising/queryNoticeList`,
    json((body) => ((body.data[0].startTime = '2026-11-27 04:00:00'), body)),
    'data.0.startTime: expected ISO 8601 time in UTC, found other text. The site accepts it.',
    { level: 'warning' },
  ),
  visitor('sec')(
    'a short key',
    `GET ${SITE}/sec/3001`,
    json((body) => ((body.data.key = 'short'), body)),
    'data.key: expected at least 32 characters, found other text.',
  ),
  visitor('gameList')(
    'a stake as a number',
    'POST /game/api/v1/game/list',
    json((body) => ((body.data.list[0].minStake = 1), body)),
    'data.list.0.minStake: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  visitor('gameList')(
    'a game without a code',
    'POST /game/api/v1/game/list',
    json((body) => ((body.data.list[0].code = null), body)),
    'data.list.0.code: expected text, found null. The site leaves the row out.',
  ),
  visitor('preInfo')(
    'a logo that is null',
    `POST ${SITE}/configuration/preInfo`,
    json((body) => ((body.data.SiteBaseConfigVo.webLogoTitleUrl = null), body)),
    'data.SiteBaseConfigVo.webLogoTitleUrl: expected text, found null. The site works without it.',
    { level: 'warning' },
  ),
  of('platform', 'visitor')(
    'a picture that is gone',
    'GET /site/static/logo.svg',
    status(404, ''),
    'preInfo SiteBaseConfigVo.webLogoTitleUrl: expected the address of a picture, found HTTP 404. The site shows its own in its place, or nothing.',
    { level: 'warning' },
  ),
  visitor('captcha')(
    'a captcha without a picture',
    `POST ${SITE}/user/captcha`,
    json((body) => (delete body.data.image, body)),
    'data.image: expected text, found nothing.',
  ),
];
