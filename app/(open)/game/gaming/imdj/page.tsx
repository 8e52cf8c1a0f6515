import type { Metadata } from 'next';
import { FramePage, type FrameQuery } from '@/components/site/frame/frame-page';
import { FRAMES } from '@/lib/domain/site/frame/frame.model';

export const metadata: Metadata = { title: FRAMES.imdj.title };

type Props = { searchParams: Promise<FrameQuery> };

export default async function ImEsportsPage({ searchParams }: Props) {
  return <FramePage frame="imdj" query={await searchParams} />;
}
