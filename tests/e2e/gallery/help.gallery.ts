import { HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import { test } from './fixtures';

test('帮助中心: index, found, nothing found', async ({ page, take }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  await take({ id: 'help/01', title: '帮助中心', narrow: true, doubled: true, shows: ['存款与取款'] });
  await page.goto('/help?q=手续费', { waitUntil: 'networkidle' });
  await take({ id: 'help/02', title: '搜索 有结果', narrow: true, doubled: true, shows: [/「手续费」有/] });
  await page.goto('/help?q=不存在的说法', { waitUntil: 'networkidle' });
  await take({ id: 'help/03', title: '搜索 没有结果', narrow: true, shows: ['未找到「不存在的说法」', '换个说法，或联系客服'] });
});

for (const [at, { slug, title, summary }] of HELP_PAGES.entries()) {
  test(title, async ({ page, take }) => {
    await page.goto(`/help/${slug}`, { waitUntil: 'networkidle' });
    await take({ id: `help/${String(at + 4).padStart(2, '0')}`, title, narrow: true, doubled: true, shows: [summary] });
  });
}
