import { bytes, config, json, launchUrl, rejection } from './conformance.alter';
import { of, type SeededFault, SITE } from './conformance.fault';

const LAUNCH = 'POST /game/api/v1/venue/launch';
const VV_PRETTY = `GET ${SITE}/configuration/vvPretty`;
const signature = of('platform', 'signature');
const PRE_INFO = `POST ${SITE}/configuration/preInfo`;
const settings = of('platform', 'config');
const launches = of('platform', 'launch');
const openings = of('platform', 'guard');

/** Signature, configuration, launches and calls that need a session. */
export const TRUST_FAULTS: readonly SeededFault[] = [
  signature(
    'every signature is accepted',
    PRE_INFO,
    rejection(10108, 6000, {}),
    'status_code: expected 10108 (apiAuth), found 6000 (success). Anyone may then call the platform without the site’s key.',
  ),
  signature(
    'an area that accepts every signature',
    'POST /act/api/v1/activity/list',
    rejection(10108, 6000, []),
    'status_code: expected 10108 (apiAuth), found 6000 (success). Anyone may then call the platform without the site’s key.',
  ),
  signature(
    'the site’s signature is rejected',
    PRE_INFO,
    bytes('{"status_code":10108,"message":"","data":null}'),
    'X-API-SIGN: expected the signature of NEXT_PUBLIC_SIGN_KEY to be accepted, found 10108 (apiAuth). Compare the keys and the clocks.',
  ),
  signature(
    'a wrong signature has another error code',
    PRE_INFO,
    rejection(10108, 10003),
    'status_code: expected 10108 (apiAuth), found 10003 (validation). Anyone may then call the platform without the site’s key.',
  ),
  signature(
    'a missing device goes unnoticed',
    `POST ${SITE}/user/captcha`,
    rejection(22007, 6000, { captchaId: 'a', image: '' }),
    'status_code: expected 22007 (uuidMissing), found 6000 (success). The site makes a new device number only on 22007.',
  ),
  settings(
    'vvPretty of another key',
    `GET ${SITE}/sec/3001`,
    json((body) => ((body.data.key = 'x'.repeat(32)), body)),
    'data: expected base64 of AES-CBC with key and iv of sec, found text that does not decrypt. Without the configuration the site has no venue, no chat and no customer service.',
  ),
  settings(
    'a venue without TLS',
    VV_PRETTY,
    config((plain) => (plain.venueOrigins.FBTY = ['http://fb.example.com'])),
    'venueOrigins.FBTY.0: expected https:// and a host (http:// on a loopback address), found another address. FBTY is not called there.',
  ),
  settings(
    'a venue’s origin that is no list',
    VV_PRETTY,
    config((plain) => (plain.venueOrigins.OBTY = 'https://ob.example.com')),
    'venueOrigins.OBTY: expected a list of origins, found text. OBTY is not called.',
  ),
  settings(
    'a chat of another scheme',
    VV_PRETTY,
    config((plain) => (plain.chatSocketUrl = 'https://chat.example.com')),
    'chatSocketUrl: expected wss:// and a host (ws:// on a loopback address), found another address.',
  ),
  settings(
    'a script as support',
    VV_PRETTY,
    config((plain) => (plain.customerServiceUrl = 'javascript:alert(1)')),
    'customerServiceUrl: expected an https:// address, or empty text, found other text.',
  ),
  settings(
    'a feature that is a number',
    VV_PRETTY,
    config((plain) => (plain.features.chat = 1)),
    '(decrypted).features.chat: expected true or false, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  settings(
    'a venue with a path',
    VV_PRETTY,
    config((plain) => (plain.venueOrigins.IMTY = ['https://im.example.com/api'])),
    'venueOrigins.IMTY.0: expected an origin alone, found an address with a path or a slash. The site uses its origin.',
    { level: 'warning' },
  ),
  launches(
    'a launch elsewhere',
    LAUNCH,
    launchUrl((url) => (url.host = 'evil.example.com')),
    'data.url: expected an address at an origin that vvPretty names for FBTY, found another origin. The site opens FBTY at another address of the response, without its parameters.',
  ),
  launches(
    'a launch without an address',
    LAUNCH,
    json((body) => ((body.data.url = ''), body)),
    'data.url: expected an address, found other text. The site opens IMTY at another address of the response, without its parameters.',
  ),
  launches(
    'a launch without any address',
    LAUNCH,
    json((body) => (Object.assign(body.data, { url: '', h5Url: '', apiUrl: 'https://evil.example.com' }), body)),
    'data.url: expected an address, found other text. IMTY cannot be opened.',
  ),
  launches(
    'a token that no header carries',
    LAUNCH,
    json((body) => ((body.data.token = '令牌'), body)),
    'data.token: expected 1 to 512 visible ASCII characters, here or as token in data.url, found other text.',
  ),
  launches(
    'IM without a time stamp',
    LAUNCH,
    launchUrl((url) => url.searchParams.delete('timestamp')),
    'data.url parameter timestamp: expected a value, found nothing. Every call of IM repeats it.',
  ),
  launches(
    'OB without a merchant',
    LAUNCH,
    launchUrl((url) => url.searchParams.delete('merchantCode')),
    'data.url parameter merchantCode: expected a value, found nothing. The counts of the lobby are requested with it.',
  ),
  launches(
    'no guests',
    LAUNCH,
    bytes('{"status_code":10004,"message":"","data":null}'),
    'status_code: expected a guest session, found 10004. Visitors see an invitation to log in instead of matches.',
    { level: 'warning' },
  ),
  openings(
    'a wallet that is open to all',
    `POST ${SITE}/finance/wallet/list`,
    rejection(10004, 6000, { list: [] }),
    'status_code: expected 10004 (auth), found 6000 (success). A member’s data would be open, or the site would show an error in place of the login.',
    { calls: ['walletList'] },
  ),
  openings(
    'a session error of another code',
    `POST ${SITE}/user/member/info`,
    rejection(10004, 10001),
    'status_code: expected 10004 (auth), found 10001 (common). The site ends a session on 10004.',
    { calls: ['memberInfo'] },
  ),
];
