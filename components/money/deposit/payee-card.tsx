import { CopyButton } from '@/components/ui/copy/copy-button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon';
import { QrPicture } from '@/components/ui/qr-picture';
import { PayOnPhone } from './pay-on-phone';
import { PayInApp } from '@/components/site/webview/pay-in-app';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { shortenedAddress, inFours } from '@/lib/domain/money/deposit/deposit.rules';

/** The payee: an account, a QR code, or an address with its network. */
export function PayeeCard({ deposit, onChange }: { deposit: Deposit; onChange: () => void }) {
  const { kind, network, methodName, address, qr, payee } = deposit;
  return (
    <>
      <section className="card p-4">
        <div className="flex min-h-6 items-center gap-2">
          <h2 className="min-w-0 flex-1 truncate text-16 font-semibold">
            <span className="mr-2 text-13 font-normal text-text-2">{network === null ? DEPOSIT_COPY.method : DEPOSIT_COPY.network}</span>
            {network ?? methodName}
          </h2>
          <button type="button" className="hit-44 text-14 text-brand" onClick={onChange}>
            {DEPOSIT_COPY.change}
          </button>
        </div>
        {(kind === 'crypto' || kind === null) && address !== null ? (
          <>
            <Address address={address} qr={qr ?? address} name={methodName} />
            <PayInApp deposit={deposit} />
          </>
        ) : (
          <>
            {qr === null ? null : (
              <figure className="mt-3 flex flex-col items-center">
                <QrPicture text={qr} label={DEPOSIT_COPY.qr(methodName)} />
                <figcaption className="mt-2 text-13 text-text-2">{DEPOSIT_COPY.scan(methodName)}</figcaption>
              </figure>
            )}
            {qr === null ? null : <PayOnPhone deposit={deposit} qr={qr} />}
            <PayInApp deposit={deposit} />
            <dl className="mt-2 -mb-2">
              {payee.map(({ label, value }) => (
                <div key={label} className="flex min-h-12 items-center gap-4 border-b border-line text-15 last:border-b-0">
                  <dt className="w-16 shrink-0 text-13 text-text-2">{label}</dt>
                  <dd className="min-w-0 flex-1">
                    <CopyText text={value} label={label} className="w-full justify-between" />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      {network !== null && address !== null ? <ChainWarning network={network} address={address} /> : null}
    </>
  );
}

function Address({ address, qr, name }: { address: string; qr: string; name: string }) {
  return (
    <>
      <div className="mt-3 flex gap-4">
        <QrPicture text={qr} label={DEPOSIT_COPY.qr(name)} className="size-32 shrink-0" />
        <div className="min-w-0">
          <p className="text-13 text-text-2">{DEPOSIT_COPY.address}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-mono text-14">
            {inFours(address).map(({ at, text, isEnd }) => (
              <span key={at} className={isEnd ? 'font-bold' : ''}>
                {text}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="mt-3">
        <CopyButton block text={address} label={DEPOSIT_COPY.copyAddress}>
          {DEPOSIT_COPY.copyAddress}
        </CopyButton>
      </div>
    </>
  );
}

/** Warning below the address: money sent on another network is lost. */
function ChainWarning({ network, address }: { network: string; address: string }) {
  const { head, tail } = shortenedAddress(address);
  return (
    <section className="card flex gap-2 border-transparent bg-warn-bg px-4 py-3">
      <Icon name="circle-alert" size={18} className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <p className="text-14 font-semibold text-warn">{DEPOSIT_COPY.chainTitle(network.split('·')[0]!)}</p>
        <p className="text-13 text-text-2">{DEPOSIT_COPY.chainText(head, tail)}</p>
      </div>
    </section>
  );
}
