import type { Metadata } from 'next';
import { FramePage } from '@/components/site/frame-page';
import { FRAMES } from '@/lib/domain/site/frame.model';

export const metadata: Metadata = { title: FRAMES.im.title };

type Props = { searchParams: Promise<{ url?: string | string[] }> };

export default async function ImSportPage({ searchParams }: Props) {
  return <FramePage frame="im" url={(await searchParams).url} />;
}
