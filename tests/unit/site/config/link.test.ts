import { safeAddress, safePicture, toSafeLink } from '@/lib/domain/site/config/link.rules';

describe('links of the platform', () => {
  // @spec 2.85
  test('type 1 links to a page of this site, and to the entry pages with a return path', () => {
    expect(toSafeLink(1, '/activity/discount')).toEqual({ kind: 'page', href: '/activity/discount' });
    expect(toSafeLink(1, '/user/register')).toEqual({ kind: 'page', href: '/user/register?redirect=%2F' });
    expect(toSafeLink(1, '/user/login', '/activity/discount')).toEqual({
      kind: 'page',
      href: '/user/login?redirect=%2Factivity%2Fdiscount',
    });
    expect(toSafeLink(1, '/')).toEqual({ kind: 'page', href: '/' });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/api/json-cache/x', ''])(
    'type 1 rejects %s',
    (address) => expect(toSafeLink(1, address)).toBeNull(),
  );

  test('type 2 accepts only https, without credentials', () => {
    expect(toSafeLink(2, 'https://help.example/x')).toEqual({ kind: 'outside', href: 'https://help.example/x' });
    for (const address of ['http://a.example', 'javascript:alert(1)', 'https://u:p@a.example', 'data:text/html,x', 'x']) {
      expect(toSafeLink(2, address)).toBeNull();
    }
  });

  test('type 0 and unknown types are no links', () => {
    expect(toSafeLink(0, '/activity/discount')).toBeNull();
    expect(toSafeLink(7, 'https://a.example')).toBeNull();
  });

  test('an address that is not https becomes the empty string', () => {
    expect(safeAddress('')).toBe('');
    expect(safeAddress('ftp://a.example')).toBe('');
  });

  test('pictures are loaded only through the forwarder', () => {
    expect(safePicture('/act/static/banner-1.png')).toBe('/act/static/banner-1.png');
    for (const address of ['https://cdn.example/a.png', '/act/static/../x.png', '/mine', '//x/act/static/a', '/act/static/a?b']) {
      expect(safePicture(address)).toBe('');
    }
  });
});
