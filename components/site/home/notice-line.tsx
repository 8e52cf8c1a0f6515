import { Icon } from '@/components/ui/icon';
import type { Notice } from '@/lib/domain/site/home/banner.rules';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';

/** The first notice in one still line; the rest unfold below it. Without one, the space between what is above and below. */
export function NoticeLine({ notices }: { notices: readonly Notice[] }) {
  const [first] = notices;
  if (!first) return <div className="h-3" />;
  return (
    <details className="gutter group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-13 text-text-2">
        <Icon name="bell" size={16} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">
          {first.title}：{first.content}
        </span>
        <span className="shrink-0 text-text-3">{HOME_COPY.more}</span>
      </summary>
      <ul aria-label={HOME_COPY.notices} className="card mb-2 divide-y divide-line px-4">
        {notices.map((notice) => (
          <li key={notice.id} className="py-3">
            <p className="text-14 font-semibold">{notice.title}</p>
            <p className="mt-1 text-13 text-text-2">{notice.content}</p>
            {notice.href && (
              <a href={notice.href} className="mt-1 inline-flex min-h-11 items-center text-13 text-brand">
                {HOME_COPY.enter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
