'use client';

import { memo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Tag } from '@/components/ui/tag';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import type { ChatEntry, Quote } from '@/lib/domain/community/chat/chat.model';
import { REPORT_COPY } from '@/lib/domain/community/chat/report.copy';
import type { ReportedMessage } from '@/lib/domain/community/chat/report.mutations';
import { timeText } from '@/lib/kit/format/site-time';
import { DARK_MAINS, shirtOf } from '@/lib/domain/betting/sport/list/shirt.rules';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SharedBetCard } from './shared-bet-card';
// The colours of avatars.
import '@/components/betting/sport/sport.css';

/** Level from which the tag takes the colour of a distinction. */
const HIGH = 4;

/** One entry of a room; users' text is shown as text and nothing else. */
export const Message = memo(function Message({
  entry,
  roomId,
  match,
  own,
  owner = '',
  hidesQuote = false,
  onReply,
  onQuote,
}: {
  entry: ChatEntry;
  roomId: string;
  match: Match | null;
  own: boolean;
  /** Owner of the list to which a muted author is added: the member's id, empty for a visitor. */
  owner?: string;
  /** The author of the quoted message is muted. */
  hidesQuote?: boolean;
  /** Absent for a visitor. */
  onReply?: (quote: Quote) => void;
  /** Leads to the quoted message. */
  onQuote?: (id: string) => void;
}) {
  if (entry.kind === 'score') {
    return match === null ? null : (
      <p className="self-center rounded-full bg-cell px-3 py-1 text-13 text-text-2">
        {CHAT_COPY.score(entry.minute, match.home.name, scoreText([entry.home, entry.away]), match.away.name)}
      </p>
    );
  }
  if (entry.kind === 'gift') {
    return (
      <p className="self-center rounded-full bg-vip-bg px-3 py-1 text-13 text-vip">
        {CHAT_COPY.gift(own ? CHAT_COPY.me : entry.name, entry.gift, entry.count)}
      </p>
    );
  }
  const time = timeText(entry.at);
  const shared = entry.kind === 'bet';
  const text = entry.kind === 'bet' ? CHAT_COPY.shared : entry.text;
  return (
    <article
      data-message={entry.id}
      // Takes the focus for a reader who comes from a quote.
      tabIndex={-1}
      aria-label={`${own ? CHAT_COPY.me : entry.name} ${time}`}
      className={`flex gap-2.5 rounded-card focus:bg-brand-bg ${own ? 'justify-end' : ''}`}
    >
      {own ? null : <Avatar name={entry.name} />}
      <div className={`flex min-w-0 flex-col ${own ? 'items-end' : 'items-start'} ${shared ? 'w-72 max-w-[85%]' : 'max-w-[80%]'}`}>
        <div className="mb-1 flex min-w-0 items-center gap-1.5 text-13 text-text-2">
          {own ? null : <span className="truncate font-semibold">{entry.name}</span>}
          {own ? null : <Tag tone={entry.vip >= HIGH ? 'vip' : 'neutral'}>V{entry.vip}</Tag>}
          <span className="text-12 text-text-3">{time}</span>
          {shared ? <span className="text-12 text-text-3">{CHAT_COPY.shared}</span> : null}
          {own ? null : (
            <MessageMenu
              message={{ ...entry, room: roomId, text }}
              owner={owner}
              onReply={onReply && (() => onReply({ id: entry.id, userId: entry.userId, name: entry.name, text }))}
            />
          )}
        </div>
        {entry.kind === 'text' && entry.reply ? <QuoteLink quote={entry.reply} hidden={hidesQuote} onQuote={onQuote} /> : null}
        {shared ? (
          <SharedBetCard bet={entry.bet} own={own} />
        ) : (
          <p
            className={`rounded-bar px-3 py-2 text-16 break-words whitespace-pre-wrap [overflow-wrap:anywhere] ${own ? 'rounded-tr-tag bg-brand text-on-brand' : 'rounded-tl-tag bg-surface'}`}
          >
            {entry.text}
          </p>
        )}
      </div>
    </article>
  );
});

/** The message that this one replies to, above it; leads to it while it is in the room. */
function QuoteLink({ quote, hidden, onQuote }: { quote: Quote; hidden: boolean; onQuote: ((id: string) => void) | undefined }) {
  const look = 'mb-1 block max-w-full rounded-key border-l-2 border-brand bg-cell px-2.5 py-1.5 text-left text-13 text-text-2';
  if (hidden || quote.text === '') return <p className={look}>{hidden ? CHAT_COPY.quoteMuted : CHAT_COPY.quoteGone}</p>;
  return (
    <button
      type="button"
      aria-label={`${CHAT_COPY.replyLink(quote.name)}：${quote.text}`}
      onClick={() => onQuote?.(quote.id)}
      className={`hit-44 ${look}`}
    >
      <span className="block truncate font-semibold">{quote.name}</span>
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{quote.text}</span>
    </button>
  );
}

const loadSheet = async () => (await import('./message-sheet')).MessageSheet;

/** ⋯ beside a name: reports the message or mutes its author. */
function MessageMenu({ message, owner, onReply }: { message: ReportedMessage; owner: string; onReply: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={REPORT_COPY.more(message.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="hit-44 grid h-5 w-8 place-items-center rounded-key text-text-3 active:bg-cell"
      >
        <Icon name="ellipsis" size={16} />
      </button>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(MessageSheet) => <MessageSheet open={open} onClose={() => setOpen(false)} message={message} owner={owner} onReply={onReply} />}
      </Lazy>
    </>
  );
}

/** An avatar without a picture: the first character of the name, on a colour derived from it. */
function Avatar({ name }: { name: string }) {
  const sign = [...(name.split('·').at(-1) ?? '')][0] ?? '';
  return (
    <span
      aria-hidden="true"
      className={`m${shirtOf(name).main % DARK_MAINS} grid size-8 shrink-0 place-items-center rounded-full bg-(--main) text-14 font-semibold text-[#fff]`}
    >
      {sign.toUpperCase()}
    </span>
  );
}
