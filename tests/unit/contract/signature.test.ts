import { createHmac } from 'node:crypto';
import { formatSignature, parseSignature, signatureBase, signedPart } from '@pavilion/contract/signature';
import { signArea } from '@/lib/platform/signer';

describe('signature areas of paths', () => {
  // @spec 7.04 7.66
  test.each([
    ['/site/api/v1/configuration/preInfo', 'site', '/site/api'],
    ['/act/api/v1/activityShow/suspensionIcon', 'activity', '/act/api'],
    ['/game/api/v1/venue/launch', 'game', '/game/api'],
    ['/feed/api/v1/list', 'feed', '/feed/api'],
    ['/pageFeed/api/v1/list', 'pageFeed', '/pageFeed/api'],
    ['/agent/api/v1/apply', 'agent', '/agent/api'],
  ])('%s: area %s, prefix %s', (path, area, prefix) => {
    expect(signedPart(path)).toEqual({ area, prefix });
  });

  // @spec 7.61
  test('a component’s path belongs to site, wherever the segment occurs', () => {
    for (const path of ['/act/api/component/v1/x', '/component/game/api/v1/x', '/game/api/v1/component']) {
      expect(signedPart(path)).toEqual({ area: 'site', prefix: '/site/api' });
    }
    expect(signedPart('/act/api/v1/components')).toEqual({ area: 'activity', prefix: '/act/api' });
  });

  // @spec 7.62
  test('a page feed’s path belongs to feed', () => {
    for (const path of ['/page-feed/api/v1/x', '/site/api/page-feed/v1/x'])
      expect(signedPart(path)).toEqual({ area: 'feed', prefix: '/feed/api' });
    expect(signedPart('/site/api/v1/page-feeds')).toEqual({ area: 'site', prefix: '/site/api' });
  });

  test('the chat’s calls and unknown paths belong to site', () => {
    expect(signedPart('/stream/api/v1/history')).toEqual({ area: 'site', prefix: '/site/api' });
    expect(signedPart('')).toEqual({ area: 'site', prefix: '/site/api' });
  });

  test('query, empty segments and everything after the second segment make no difference', () => {
    expect(signedPart('/game//api/v1/venue/launch?from=/component/')).toEqual(signedPart('/game/api/v9/else'));
  });
});

// @spec 7.69
test('a signature covers area, prefix, device and time', async () => {
  const base = 'game|/game/api|3F2504E0-4F89-41D3-9A0C-0305E82C3301|1795176000';
  expect(signatureBase('game', '/game/api', '3F2504E0-4F89-41D3-9A0C-0305E82C3301', 1_795_176_000)).toBe(base);
  const signature = await signArea('some-key', 'game', '/game/api', '3F2504E0-4F89-41D3-9A0C-0305E82C3301', 1_795_176_000);
  expect(signature).toBe(`v1.game.1795176000.${createHmac('sha256', 'some-key').update(base).digest('base64url')}`);
});

test('a written signature can be read back, and nothing else is a signature', () => {
  const mac = 'A'.repeat(43);
  expect(parseSignature(formatSignature('pageFeed', 1_795_176_000, mac))).toEqual({ area: 'pageFeed', iat: 1_795_176_000, mac });
  for (const text of ['', 'v2.site.1.AAAA', `v1.site.-1.${mac}`, `v1.si te.1.${mac}`, `v1.site.1.${mac}=`, `x v1.site.1.${mac}`]) {
    expect(parseSignature(text)).toBeNull();
  }
});
