'use client';

import { useId, useState } from 'react';
import { Fact } from '@/components/ui/list/history-parts';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { RECIPIENT_FIELDS, type Recipient, type RecipientField } from '@pavilion/contract/recipient';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import type { MallRequest } from '@/lib/domain/rewards/mall/mall-request.model';
import { ITEM_FAULTS, MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { Mall, MallItem } from '@/lib/domain/rewards/mall/mall.model';
import { itemFault } from '@/lib/domain/rewards/mall/mall.rules';
import { formatMinor } from '@pavilion/number/money';
import { CoinMark } from './coin-mark';
import { ItemPicture } from './item-picture';
import { RecipientForm } from './recipient-form';

type Rejected = Extract<MallRequest['state'], { step: 'rejected' }>;

const isOfRecipient = (rejected: Rejected): rejected is Rejected & { field: RecipientField } =>
  RECIPIENT_FIELDS.some((field) => field === rejected.field);

interface Props {
  item: MallItem;
  mall: Mall;
  busy: boolean;
  /** Another order has no response yet. */
  waiting: boolean;
  /** Recipient of the previous order of the same item. */
  recipient: Recipient | null;
  /** Reason why the last order was rejected. */
  rejected: Rejected | null;
  onConfirm: (recipient: Recipient | null) => void;
}

/** One item in full, and for goods the form of their recipient. `item`: as the member was shown it. */
export function ItemSheet({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [step, setStep] = useState<'item' | 'recipient'>('item');
  const { item, mall, busy, waiting, recipient: typed, rejected, onConfirm } = props;
  const fault = itemFault(item, mall);
  const label = () => {
    if (fault) return ITEM_FAULTS[fault]({ missing: coinText(item.price - (mall.coins ?? 0)), level: item.vipLevel ?? 0 });
    if (waiting) return MALL_COPY.busyOther;
    return item.credit === null && step === 'item' ? MALL_COPY.next : MALL_COPY.confirm;
  };
  const blocked = fault !== null || waiting;
  const press = () => (item.credit === null ? setStep('recipient') : onConfirm(null));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={item.title}
      titleFirst
      foot={
        <div className="gutter border-t border-line py-3">
          <Button
            key={step}
            block
            type={step === 'recipient' ? 'submit' : 'button'}
            form={step === 'recipient' ? formId : undefined}
            disabled={blocked}
            busy={busy}
            end={blocked ? undefined : MALL_COPY.price(coinText(item.price))}
            onClick={step === 'recipient' ? undefined : press}
          >
            {label()}
          </Button>
        </div>
      }
    >
      <div className="gutter space-y-4 pb-4">
        {step === 'item' ? <Detail item={item} mall={mall} /> : <Short item={item} />}
        {rejected && !isOfRecipient(rejected) ? (
          <p role="alert" className="flex items-start gap-2 rounded-card bg-warn-bg px-4 py-3 text-14 text-warn">
            <Icon name="circle-alert" size={18} className="mt-px" />
            {rejected.message}
          </p>
        ) : null}
        {step === 'recipient' ? (
          <RecipientForm
            id={formId}
            initial={typed}
            rejected={rejected && isOfRecipient(rejected) ? rejected : null}
            onSubmit={(recipient) => {
              if (!busy && !blocked) onConfirm(recipient);
            }}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

function Price({ coins, className }: { coins: number; className: string }) {
  return (
    <span className={`flex items-center gap-1.5 font-semibold ${className}`}>
      <CoinMark />
      {coinText(coins)} <span className="text-13 font-normal text-text-2">{MALL_COPY.unit}</span>
    </span>
  );
}

function Short({ item: { picture, category, price } }: { item: MallItem }) {
  return (
    <div className="flex items-center gap-3">
      <ItemPicture picture={picture} category={category} className="h-14 w-18 shrink-0 rounded-card p-1.5" />
      <div className="min-w-0">
        <Price coins={price} className="text-16" />
        <p className="mt-0.5 text-13 text-text-2">{MALL_COPY.recipientNote}</p>
      </div>
    </div>
  );
}

function Detail({ item, mall }: { item: MallItem; mall: Mall }) {
  const { picture, category, price, credit, stock, vipLevel, about } = item;
  const left = mall.coins === null ? null : mall.coins - price;
  return (
    <>
      <ItemPicture picture={picture} category={category} className="h-36 w-full rounded-card py-4" />
      <Price coins={price} className="text-22" />
      <dl className="text-14">
        {credit === null ? null : <Fact name={MALL_COPY.credit}>{MALL_COPY.creditText(formatMinor(credit))}</Fact>}
        <Fact name={MALL_COPY.stockLabel}>{stock < 1 ? MALL_COPY.soldOut : MALL_COPY.pieces(coinText(stock))}</Fact>
        <Fact name={MALL_COPY.level}>{vipLevel === null ? '—' : vipLevel > 0 ? MALL_COPY.levelText(vipLevel) : MALL_COPY.everybody}</Fact>
        <Fact name={MALL_COPY.coins}>{mall.coins === null ? '—' : MALL_COPY.price(coinText(mall.coins))}</Fact>
        {left === null || left < 0 ? null : <Fact name={MALL_COPY.after}>{MALL_COPY.price(coinText(left))}</Fact>}
      </dl>
      {about === '' ? null : (
        <section>
          <h3 className="text-13 text-text-2">{MALL_COPY.about}</h3>
          <p className="mt-1 text-14 leading-relaxed">{about}</p>
        </section>
      )}
    </>
  );
}
