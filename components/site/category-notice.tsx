import { toNotices } from '@/lib/domain/site/banner.rules';
import { getNotices, type NoticeCategory } from '@/lib/domain/site/home.server';
import { NoticeLine } from './notice-line';

/** The platform's notices of a category; nothing when there is none, or when the platform is slow. Server component. */
export async function CategoryNotice({ category }: { category: NoticeCategory }) {
  return <NoticeLine notices={toNotices((await getNotices(category)) ?? [])} />;
}
