import { noticesAt, toNotices } from '@/lib/domain/site/home/banner.rules';
import { getNotices, type NoticeCategory } from '@/lib/domain/site/home/home.server';
import { NoticeLine } from './notice-line';

/**
 * The platform's notices of a category that concern the pages `at`, or all of the category without one; nothing when there is none, or when
 * the platform is slow. Server component.
 */
export async function CategoryNotice({ category, at }: { category: NoticeCategory; at?: readonly string[] }) {
  const notices = toNotices((await getNotices(category)) ?? []);
  return <NoticeLine notices={at === undefined ? notices : noticesAt(notices, at)} />;
}
