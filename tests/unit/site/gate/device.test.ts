import { deviceOf, isBot, type DeviceHints } from '@/lib/domain/site/gate/device.rules';

const UA = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN',
  qq: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) MQQBrowser/6.2 TBS/045 Mobile Safari/537.36 V1_AND_SQ QQ/9.0.0',
  qqBrowser: 'Mozilla/5.0 (Linux; U; Android 14; zh-cn) AppleWebKit/537.36 Chrome/98 MQQBrowser/15.2 Mobile Safari/537.36',
  alipay: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 AlipayClient/10.6.0 Language/zh-Hans',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0',
  app: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/156.0.0.0 Mobile Safari/537.36 PavilionApp/2.0.0',
};
const hints = (userAgent: string, more: Partial<DeviceHints> = {}): DeviceHints => ({
  userAgent,
  hintMobile: null,
  hintPlatform: null,
  hostname: 'site.example',
  app: false,
  ...more,
});

test.each([
  ['iphone', 'mobile'],
  ['ipad', 'mobile'],
  ['android', 'mobile'],
  ['tablet', 'mobile'],
  ['windows', 'desktop'],
  ['mac', 'desktop'],
  ['wechat', 'download'],
  ['qq', 'download'],
  ['qqBrowser', 'mobile'],
  ['alipay', 'download'],
  ['harmony', 'mobile'],
  ['app', 'app'],
] as const)('%s is %s by its user agent', (name, device) => {
  expect(deviceOf(hints(UA[name]), [])).toBe(device);
});

test('client hints take precedence over the user agent', () => {
  expect(deviceOf(hints(UA.windows, { hintMobile: '?1' }), [])).toBe('mobile');
  expect(deviceOf(hints(UA.android, { hintMobile: '?0', hintPlatform: '"Linux"' }), [])).toBe('desktop');
  expect(deviceOf(hints(UA.tablet, { hintMobile: '?0', hintPlatform: '"Android"' }), [])).toBe('mobile');
  expect(deviceOf(hints(UA.mac, { hintMobile: '?0', hintPlatform: '"macOS"' }), [])).toBe('desktop');
});

// @spec 2.75
test('a download host makes every visitor except the app a download device', () => {
  expect(deviceOf(hints(UA.windows, { hostname: 'DL.example' }), ['dl.example'])).toBe('download');
  expect(deviceOf(hints(UA.windows, { hostname: 'dl.example', app: true }), ['dl.example'])).toBe('app');
});

test('a missing user agent counts as a desktop', () => {
  expect(deviceOf(hints(''), [])).toBe('desktop');
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; bingbot/2.0)',
  'Sogou web spider/4.0',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23',
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each(Object.entries(UA))('%s is no bot', (_, userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
