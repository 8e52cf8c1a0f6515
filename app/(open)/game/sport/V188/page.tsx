import type { Metadata } from 'next';
import { FramePage } from '@/components/site/frame-page';
import { FRAMES } from '@/lib/domain/site/frame.model';

export const metadata: Metadata = { title: FRAMES.V188.title };

type Props = { searchParams: Promise<{ url?: string | string[] }> };

export default async function V188Page({ searchParams }: Props) {
  return <FramePage frame="V188" url={(await searchParams).url} />;
}
