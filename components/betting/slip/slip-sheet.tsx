'use client';

import { RealityPart } from '@/components/member/limit/reality-part';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet } from '@/components/ui/sheet/sheet';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { route } from '@/lib/routes';
import { SlipCombos } from './combo/slip-combos';
import { SlipModes } from './combo/slip-modes';
import { WholeSwap } from './combo/whole-swap';
import { PriceAnnouncer } from './leg/price-announcer';
import { SlipLegs } from './leg/slip-legs';
import { BetResultAnnouncer } from './receipt/bet-result-announcer';
import { DetachedBets } from './receipt/detached-bets';
import { SlipReceipts } from './receipt/slip-receipts';
import { SlipSettings } from './slip-settings';
import { SlipSteps } from './slip-steps';
import { SlipSubmit } from './slip-submit';
import { StakeControls } from './stake-controls';
import { SlipTopUpButton } from './slip-top-up-button';
import { useDocked } from './use-slip-room';
import { useSlipSheet } from './use-slip-sheet';

/** The slip: legs, stakes, keys, policy, one button. Loaded when first opened. */
export function SlipSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const parts = useSlipSheet(open, onClose);
  const { topUpButton, submit, close } = parts;
  const docked = useDocked(open);
  const inColumn = parts.room === 'column';
  const tools = parts.tools ? <StakeControls {...parts.tools} /> : null;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={SLIP_COPY.title}
      titleFirst={parts.titleFirst}
      beside={parts.beside}
      docked={docked}
      action={
        parts.clear ? (
          <button type="button" className="min-h-11 px-2 text-13 text-text-2" onClick={parts.clear}>
            {SLIP_COPY.clear}
          </button>
        ) : null
      }
      top={parts.modes ? <SlipModes {...parts.modes} /> : null}
      foot={
        <>
          {parts.steps ? <SlipSteps {...parts.steps} /> : null}
          {inColumn ? null : tools}
          {parts.wholeSwap ? <WholeSwap {...parts.wholeSwap} /> : null}
          {topUpButton || submit ? (
            <div className={`gutter ${inColumn ? 'border-t border-line pt-2' : ''}`}>
              {topUpButton ? <SlipTopUpButton {...topUpButton} /> : null}
              {submit ? <SlipSubmit {...submit} /> : null}
            </div>
          ) : null}
        </>
      }
    >
      {parts.settings ? <SlipSettings {...parts.settings} /> : null}
      <PriceAnnouncer {...parts.prices} />
      <BetResultAnnouncer {...parts.results} />
      {parts.detached ? <DetachedBets {...parts.detached} /> : null}
      {parts.receipts ? <SlipReceipts {...parts.receipts} /> : null}
      {parts.isEmpty ? (
        <EmptyState
          title={SLIP_COPY.emptyTitle}
          hint={SLIP_COPY.emptyHint}
          action={
            <LinkButton href={route('/game/sport')} block onClick={close}>
              {SLIP_COPY.toSport}
            </LinkButton>
          }
        />
      ) : null}
      <SlipLegs {...parts.legs} />
      {parts.combos ? <SlipCombos {...parts.combos} /> : null}
      {inColumn ? tools : null}
      <RealityPart member={parts.member} />
    </Sheet>
  );
}
