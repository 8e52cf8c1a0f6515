import { bytes, header, json, rows, status } from './conformance.alter';
import { of, type SeededFault } from './conformance.fault';

const LIST = 'POST /v1/match/getList';
const fbList = (change: Parameters<typeof json>[0]) => json((body) => (body.data.records.length > 0 ? change(body) : body));
const fb = of('FBTY', 'venues');
const ob = of('OBTY', 'venues');
const im = of('IMTY', 'venues');

/** Venue calls that visitors read. */
export const VENUE_FAULTS: readonly SeededFault[] = [
  fb(
    'FB’s code as text',
    'POST /v1/match/statistical',
    json((body) => ({ ...body, code: String(body.code) })),
    'code: expected a number, found text. The site accepts it.',
    { level: 'warning' },
  ),
  fb(
    'FB returns an error',
    'POST /v1/match/statistical',
    json((body) => ({ ...body, code: 6 })),
    'code: expected 0, found 6.',
  ),
  fb(
    'FB’s list is null',
    LIST,
    json((body) => ((body.data.records = null), body)),
    'data.records: expected a list, found null.',
  ),
  fb(
    'a match without an id',
    LIST,
    fbList((body) => (delete body.data.records[0].id, body)),
    'data.records.0.id: expected a number, found nothing. The site leaves the row out.',
  ),
  fb(
    'a price as text',
    LIST,
    fbList((body) => ((body.data.records[0].mg[0].mks[0].op[0].od = '1.9'), body)),
    'data.records.0.mg.0.mks.0.op.0.od: expected a number, found text. The site accepts it.',
    { level: 'warning' },
  ),
  fb(
    'FB lets no page read',
    'POST /v1/match/statistical',
    header('access-control-allow-origin', null),
    'header access-control-allow-origin: expected http://127.0.0.1:3000, found nothing. Browsers drop the response.',
  ),
  fb(
    'FB’s preflight forbids its own header',
    'OPTIONS /v1/match/statistical',
    header('access-control-allow-headers', 'content-type'),
    'header access-control-allow-headers: expected authorization, found not named. Browsers send no call with it.',
  ),
  fb('FB’s preflight is rejected', 'OPTIONS /v1/match/statistical', status(405), 'expected HTTP 204 for a preflight, found HTTP 405.'),
  fb(
    'FB does not report an ended session',
    'POST /v1/match/statistical',
    json((body) => (body.code === 14_010 ? { ...body, code: 3 } : body)),
    'code: expected 14010 for an unknown token, found 3.',
  ),
  fb(
    'FB quotes for guests',
    'POST /v1/order/batchBetMatchMarketOfJumpLine',
    bytes('{"success":true,"code":0,"message":"","data":{"bms":[]}}'),
    'code: expected a rejection: a guest gets no quote, found 0.',
  ),
  ob(
    'OB’s code as a number',
    'GET /yewu12/api/user/getUserInfo',
    json((body) => ({ ...body, code: Number(body.code) })),
    'code: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  ob(
    'an unreadable package',
    'POST /yewu11/v1/m/matchesPagePB',
    json((body) => ({ ...body, data: 'bm8=' })),
    'data: expected base64 of gzip or zlib of URI-encoded JSON, found other text.',
  ),
  ob(
    'an id as a number',
    'POST /yewu11/v1/m/noLiveMatchesPagePB',
    rows((list) => (list[0].mid = 1)),
    'data.0.mid: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  ob(
    'a menu that is an object',
    'GET /yewu11/pub/v1/m/menu/initPB',
    json((body) => ({ ...body, data: {} })),
    'data: expected a list, found an object.',
  ),
  im(
    'IM’s code as text',
    'POST /api/mobile/GetAllSportCount',
    json((body) => ({ ...body, StatusCode: String(body.StatusCode) })),
    'StatusCode: expected a number, found text. The site accepts it.',
    { level: 'warning' },
  ),
  im(
    'no counts',
    'POST /api/mobile/GetAllSportCount',
    json((body) => (delete body.SportCount, body)),
    'SportCount: expected a list, found nothing.',
  ),
  im(
    'an event without a league',
    'POST /api/mobile/GetEventInfoMbt',
    json((body) => (delete body.Sports[0].Events[0].Competition, body)),
    'Sports.0.Events.0.Competition: expected an object, found nothing. The site leaves the row out.',
  ),
  im(
    'IM does not report an ended session',
    'POST /api/mobile/GetAllSportCount',
    json((body) => (body.StatusCode === 102 ? { ...body, StatusCode: 400 } : body)),
    'code: expected 101, 102, 103 or 202 for an unknown token, found 400.',
  ),
];
