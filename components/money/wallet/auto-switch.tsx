'use client';

import { Strip } from '@/components/ui/strip';
import { SwitchRow } from '@/components/ui/field/switch-row';
import { showToast } from '@/components/ui/toast/toast';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { failedVenues } from '@/lib/domain/money/wallet/transfer.rules';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { TransferRecord, Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { toMinor } from '@pavilion/number/money';
import { RecallRows } from './recall-rows';
import type { MemberTransfers } from './use-transfers';

function turned(on: boolean, { lines }: TransferRecord): string {
  if (!on) return WALLET_COPY.autoTurnedOff;
  return lines.some(({ amount }) => toMinor(amount) > 0n) ? WALLET_COPY.autoCollected : WALLET_COPY.autoTurnedOn;
}

/** 免转钱包. Turning it on moves all money to the central wallet, with a row per venue; turning it off moves nothing. */
export function AutoSwitch({ wallets, moves }: { wallets: Wallets; moves: MemberTransfers }) {
  const record = moves.last('switch');
  const running = record !== null && isUnresolved(record);
  const on = running && record.order.kind === 'switch' ? record.order.on : wallets.autoTransfer;
  const setAutoTransfer = async (wanted: boolean) => {
    // Turning it on repeats the transfers that a failed recall left: one list of rows is enough.
    moves.dismiss(...[record, wanted ? moves.last('recall') : null].filter((one) => one !== null));
    const end = await moves.start({ kind: 'switch', on: wanted });
    if (!end || isUnresolved(end)) return;
    const failed = failedVenues(end);
    if (end.message) showToast(end.message, { tone: 'error' });
    else if (failed.length > 0) showToast(WALLET_COPY.autoPart(failed.map((code) => WALLET_NAMES[code]).join('、')), { tone: 'error' });
    else showToast(turned(wanted, end), { tone: 'done' });
  };
  return (
    <section aria-label={WALLET_COPY.auto} className="card overflow-hidden px-4">
      <SwitchRow
        label={WALLET_COPY.auto}
        hint={on ? WALLET_COPY.autoOn : WALLET_COPY.autoOff}
        on={on}
        busy={running}
        disabled={moves.busy}
        onChange={(wanted) => void setAutoTransfer(wanted)}
      />
      {record?.state === 'unknown' ? (
        <div className="-mx-4">
          <Strip tone="warn">{WALLET_COPY.unknown}</Strip>
        </div>
      ) : null}
      {record && record.lines.length > 0 && record.message === '' ? <RecallRows record={record} /> : null}
    </section>
  );
}
