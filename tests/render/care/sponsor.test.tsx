/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import SponsorPage from '@/app/(open)/sponsor/[id]/page';
import { SponsorArticle } from '@/components/care/sponsor/sponsor-article';
import { sponsorStory } from '@/lib/domain/care/sponsor/sponsor.copy';

// @spec 2.14
test('a story has pictures with a text each, states that it is invented, and shows the age limit', () => {
  render(<SponsorArticle story={sponsorStory('0')!} />);
  const pictures = screen.getAllByRole('img');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture.getAttribute('aria-label')!.length).toBeGreaterThan(15);
  expect(screen.getByText(/这是虚构的故事.*只有模拟币/)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('未满18岁');
});

test.each(['1', '00', '', '__proto__', '%30'])('an unknown story is a missing page: %s', async (id) => {
  expect(sponsorStory(id)).toBeNull();
  await expect(SponsorPage({ params: Promise.resolve({ id }) })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
