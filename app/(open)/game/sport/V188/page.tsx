import type { Metadata } from 'next';
import { FramePage, type FrameQuery } from '@/components/site/frame/frame-page';
import { FRAMES } from '@/lib/domain/site/frame/frame.model';

export const metadata: Metadata = { title: FRAMES.V188.title };

type Props = { searchParams: Promise<FrameQuery> };

export default async function V188Page({ searchParams }: Props) {
  return <FramePage frame="V188" query={await searchParams} />;
}
