import { inFours, shortenedAddress } from '@/lib/domain/money/deposit/deposit.rules';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';

/** Length of the shortest complete address. */
const ADDRESS_LENGTH = 34;

/** The account's holder, which is always the verified real name. */
export function Holder({ masked }: { masked: string }) {
  return (
    <div>
      <p className="flex justify-between gap-4 text-15">
        <span className="text-text-2">{PAYEE_COPY.holder}</span>
        <span className="font-semibold">{masked}</span>
      </p>
      <p className="mt-1 text-13 text-text-3">{PAYEE_COPY.holderHint}</p>
    </div>
  );
}

/** A typed address in fours, since its field shows the end alone. Its room is there from the beginning. */
export function WholeAddress({ address }: { address: string }) {
  const { head, tail } = shortenedAddress(address);
  return (
    <div className="mt-2 min-h-[74px] rounded-key bg-cell px-3 py-2">
      <p className="text-12 text-text-2">{address.length < ADDRESS_LENGTH ? PAYEE_COPY.whole : PAYEE_COPY.checkEnds(head, tail)}</p>
      <p className="mt-1 flex flex-wrap gap-x-2 font-mono text-14" data-testid="whole-address">
        {inFours(address).map(({ at, text, isEnd }) => (
          <span key={at} className={isEnd ? 'font-bold' : ''}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
