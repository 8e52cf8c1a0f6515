afterEach(() => jest.resetModules());

const robotsWith = async (setting: string | undefined) => {
  process.env['INDEXING'] = setting ?? '';
  const { openPage } = await import('@/lib/domain/site/document/page-metadata.server');
  return openPage('体育', '赔率').robots;
};
afterAll(() => void delete process.env['INDEXING']);

test('search engines list a page for everybody only where the operator allows it', async () => {
  expect(await robotsWith('on')).toEqual({ index: true, follow: true });
  jest.resetModules();
  expect(await robotsWith('off')).toEqual({ index: false, follow: false });
  jest.resetModules();
  expect(await robotsWith(undefined)).toEqual({ index: false, follow: false });
});

test('the home page has the title of the site', async () => {
  const { openPage } = await import('@/lib/domain/site/document/page-metadata.server');
  expect('title' in openPage(undefined, '赔率')).toBe(false);
});
