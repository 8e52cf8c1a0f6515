import { Fact, ProgressStep } from '@/components/ui/list/history-parts';
import { Button, LinkButton } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Money } from '@/components/ui/money';
import { StepLine } from '@/components/ui/step-line';
import { Tag } from '@/components/ui/tag';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { MALL_COPY, ORDER_COPY, STATE_NAMES, STEP_NAMES } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallOrder } from '@/lib/domain/rewards/mall/mall.model';
import { parcelProgress } from '@/lib/domain/rewards/mall/mall.rules';
import { clockTime, dateTime } from '@/lib/kit/format/site-time';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route, supportPath } from '@/lib/routes';
import { ItemPicture } from './item-picture';
import { STATE_TONES } from './order-look';

/** An order, its state, and the actions that follow. */
export function OrderDetail({ order, busy, onCancel }: { order: MallOrder; busy: boolean; onCancel: () => void }) {
  const { id, title, picture, category, price, credit, state, recipient, carrier, tracking, createdAt, endedAt, steps } = order;
  const parcel = credit === null;
  return (
    <div className="gutter space-y-4 pb-4">
      <div className="flex items-center gap-3">
        <ItemPicture picture={picture} category={category} className="h-16 w-20 shrink-0 rounded-card p-2" />
        <output className="block min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-16 font-semibold">{title}</span>
            <Tag tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Tag>
          </span>
          <span className="mt-0.5 block text-13 text-text-2">{ORDER_COPY.text[state]}</span>
        </output>
      </div>
      {parcel ? <StepLine steps={ORDER_COPY.steps} notes={notesOf(order)} {...parcelProgress(order)} /> : null}
      <dl className="text-14">
        {tracking === '' ? null : (
          <>
            <Fact name={ORDER_COPY.tracking}>
              <CopyText text={tracking} label={ORDER_COPY.tracking} />
            </Fact>
            <Fact name={ORDER_COPY.carrier}>{carrier}</Fact>
          </>
        )}
        {recipient === null ? null : (
          <>
            <Fact name={ORDER_COPY.recipient}>
              {recipient.name} {recipient.phone}
            </Fact>
            <Fact name={ORDER_COPY.address}>
              {recipient.province} {recipient.city} {recipient.address}
            </Fact>
          </>
        )}
        <Fact name={ORDER_COPY.price}>{MALL_COPY.price(coinText(price))}</Fact>
        {parcel ? null : (
          <Fact name={ORDER_COPY.credit}>
            <Money minor={credit} signed unit className="font-semibold text-brand" />
          </Fact>
        )}
        <Fact name={ORDER_COPY.orderId}>
          <CopyText text={id} label={ORDER_COPY.orderId} />
        </Fact>
        <Fact name={ORDER_COPY.createdAt}>{dateTime(createdAt)}</Fact>
        {endedAt === null || !parcel ? null : <Fact name={ORDER_COPY.endedAt}>{dateTime(endedAt)}</Fact>}
      </dl>
      {parcel ? (
        <section aria-label={ORDER_COPY.timeline}>
          <h3 className="text-13 text-text-2">{ORDER_COPY.timeline}</h3>
          <ol className="mt-2">
            {steps.map((step, index) => (
              <ProgressStep
                key={step.state}
                name={STEP_NAMES[step.state]}
                time={dateTime(step.at)}
                first={index === 0}
                last={index === steps.length - 1}
              />
            ))}
          </ol>
        </section>
      ) : null}
      <div className="space-y-2">
        {state === 'placed' ? (
          <Button block variant="outline" busy={busy} onClick={onCancel}>
            {ORDER_COPY.cancel}
          </Button>
        ) : null}
        {parcel ? null : (
          <LinkButton block href={route('/mine/record/currencyRecord')}>
            {ORDER_COPY.seeExchange}
          </LinkButton>
        )}
        <LinkButton block variant="outline" href={supportPath('other', id)}>
          {PAGE_TITLES.customer}
        </LinkButton>
      </div>
    </div>
  );
}

/** Notes below 已下单 打包 运输 送达: the time of each, or that the order was cancelled there. */
function notesOf({ state, steps }: MallOrder): string[] {
  return ORDER_COPY.steps.map((_, index) => {
    const step = steps[index];
    if (!step) return '';
    return step.state === 'cancelled' && state === 'cancelled' ? ORDER_COPY.cancelled : clockTime(step.at);
  });
}
