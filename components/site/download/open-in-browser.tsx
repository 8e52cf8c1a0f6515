import { CopyText } from '@/components/ui/copy/copy-text';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { AppIcon } from '@/components/shell/logo/app-icon';

const COPY = STATUS_COPY.download;

/** For browsers inside WeChat, QQ or Alipay, which cannot install anything: instructions to open the page elsewhere by their own menu. */
export function OpenInBrowser({ address }: { address: string | null }) {
  return (
    <>
      <svg
        viewBox="0 0 120 80"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mb-4 h-20 w-30 self-end text-brand"
        aria-hidden="true"
      >
        <path d="M12 70C40 70 84 58 100 14M88 24l12-12 10 14" />
      </svg>
      <AppIcon />
      <p className="mt-4 text-22 font-semibold">{COPY.inAppTitle}</p>
      <p className="mt-2 max-w-72 text-15 text-text-2">{COPY.inAppText}</p>
      {address ? (
        <div className="mt-6 w-full max-w-80 rounded-card bg-surface-2 px-4 py-3 text-13 text-text-2">
          <p>{COPY.copy}</p>
          <CopyText text={address} label={COPY.address} className="mt-1 text-15 text-text" />
        </div>
      ) : null}
    </>
  );
}
