import { CLIENT_VERSION } from '@pavilion/contract/constants';
import type { SiteConfig } from '@/lib/domain/site/config/origins.rules';
import { safeAddress } from '@/lib/domain/site/config/link.rules';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { AppIcon } from '@/components/shell/logo/app-icon';
import { Icon, type IconName } from '@/components/ui/icon';
import { InstallSteps, type InstallWay } from './install-steps';
import { QrCode } from './qr-code';

const COPY = STATUS_COPY.download;
const REASON_ICONS: readonly IconName[] = ['zap', 'bell', 'wifi-off'];

/** Icon, version and size, the reasons to install, then the instructions. `address` is shown as a QR code for visitors at a desk. */
export function DownloadPanel({
  downloads,
  start,
  address,
}: {
  downloads: SiteConfig['downloads'];
  start: InstallWay;
  address?: string | undefined;
}) {
  const android = safeAddress(downloads.android);
  const ios = safeAddress(downloads.ios);
  // Without a package the home screen is the way on Android.
  const way = start === 'android' && android === '' ? 'pwa' : start;
  return (
    <>
      <AppIcon />
      <p className="mt-3 text-18 font-semibold">{COPY.name}</p>
      <p className="mt-0.5 text-13 text-text-3">
        {COPY.version} {downloads.version || CLIENT_VERSION}
        {downloads.size ? `·${downloads.size}` : ''}
      </p>
      {address ? (
        <figure className="mt-5 flex flex-col items-center">
          <QrCode text={address} label={COPY.qr} />
          <figcaption className="mt-2 text-13 text-text-2">{COPY.scan}</figcaption>
        </figure>
      ) : null}
      <ul className="mt-5 flex w-full max-w-80 flex-col gap-2 text-left text-14">
        {COPY.reasons.map((reason, index) => (
          <li key={reason} className="flex items-center gap-3">
            <Icon name={REASON_ICONS[index]!} className="shrink-0 text-brand" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-4 w-full max-w-80">
        <InstallSteps start={way} android={android} ios={ios} />
      </div>
    </>
  );
}
