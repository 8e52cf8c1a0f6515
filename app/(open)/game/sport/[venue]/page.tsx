import { notFound, redirect } from 'next/navigation';
import { toVenueCode } from '@pavilion/contract/constants';
import { FRAMES, toFrameName } from '@/lib/domain/site/frame/frame.model';
import { route } from '@/lib/routes';

type Props = { params: Promise<{ venue: string }>; searchParams: Promise<{ url?: string | string[] }> };

/** A venue's name below 体育 in another letter case, or its code: leads to the venue's own address. */
export default async function SportVenuePage({ params, searchParams }: Props) {
  const [{ venue }, { url }] = await Promise.all([params, searchParams]);
  const frame = toFrameName(venue);
  if (frame && FRAMES[frame].path.startsWith(route('/game/sport'))) {
    redirect(typeof url === 'string' ? `${FRAMES[frame].path}?url=${encodeURIComponent(url)}` : FRAMES[frame].path);
  }
  const code = toVenueCode(venue);
  if (code === null) notFound();
  redirect(`${route('/game/sport')}?venue=${code}`);
}
