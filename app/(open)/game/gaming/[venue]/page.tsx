import { notFound, redirect } from 'next/navigation';
import { FRAMES, toFrameName } from '@/lib/domain/site/frame/frame.model';
import { route } from '@/lib/routes';

type Props = { params: Promise<{ venue: string }>; searchParams: Promise<{ url?: string | string[] }> };

/** A venue's name below 电竞 in another letter case: leads to the venue's own address. */
export default async function GamingVenuePage({ params, searchParams }: Props) {
  const [{ venue }, { url }] = await Promise.all([params, searchParams]);
  const frame = toFrameName(venue);
  if (!frame || !FRAMES[frame].path.startsWith(route('/game/gaming'))) notFound();
  redirect(typeof url === 'string' ? `${FRAMES[frame].path}?url=${encodeURIComponent(url)}` : FRAMES[frame].path);
}
