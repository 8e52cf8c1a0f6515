'use client';

import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { showToast } from '@/components/ui/toast/toast-queue';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { ROOM_GIFT_COPY } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import type { useRoom } from '@/lib/domain/community/chat/room.feed';
import { muteReason, untilText } from '@/lib/domain/community/chat/room.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { loginPath, route } from '@/lib/routes';
import { EmojiPanel } from './emoji-panel';

const loadGifts = async () => (await import('./room-gift/room-gift-sheet')).RoomGiftSheet;

/** Characters of one message, as the room takes them. */
const MAX_CHARACTERS = 200;

/** The composer, or the reason why there is none and the way to get it. `member` null: not known yet. */
export function Composer({
  returnPath,
  room,
  member,
  signedIn,
}: {
  /** Path to which a visitor returns after logging in. */
  returnPath: string;
  room: ReturnType<typeof useRoom>;
  member: { id: string; vipLevel: number | null } | null;
  signedIn: boolean;
}) {
  const [giving, setGiving] = useState(false);
  const [text, setText] = useState('');
  const [emoji, setEmoji] = useState(false);
  const reasonId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Position of the cursor after an emoji; the browser moves it to the end of a value that a script writes. */
  const caret = useRef<number | null>(null);
  const { returned, sending } = room;
  const [seen, setSeen] = useState(returned);
  // Put a message that was not sent back into an empty field; remove it again when it arrived after all.
  if (returned !== seen) {
    setSeen(returned);
    if (returned?.arrived && text.trim() === returned.text) setText('');
    if (returned && !returned.arrived && text === '') setText(returned.text);
  }
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const repliesTo = room.reply?.id;
  useEffect(() => {
    if (repliesTo !== undefined) field.current?.focus();
  }, [repliesTo]);
  useEffect(() => {
    if (returned && !returned.arrived) showToast(returned.reason, { tone: 'error' });
  }, [returned]);

  if (!signedIn) {
    return (
      <div className="gutter flex min-h-15 items-center gap-3 border-t border-line bg-surface py-2">
        <p className="flex-1 text-14 text-text-2">{CHAT_COPY.loginFirst}</p>
        <LinkButton size="sm" className="px-6" href={loginPath(returnPath)}>
          {CHAT_COPY.login}
        </LinkButton>
      </div>
    );
  }

  const mute = member === null ? CHAT_COPY.connecting : muteReason(room, member.vipLevel, (until) => untilText(until, worldNow()));
  // Connecting is no reason: its strip shows that.
  const reason = mute === CHAT_COPY.connecting ? null : mute;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (mute !== null || sending !== null || message === '') return;
    if (room.send(message)) {
      setText('');
      setEmoji(false);
    }
    field.current?.focus();
  };
  /** Inserts at the cursor, or at the end. */
  const insert = (sign: string) => {
    const box = field.current;
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    const next = text.slice(0, from) + sign + text.slice(to);
    if (next.length > MAX_CHARACTERS) return;
    setText(next);
    caret.current = from + sign.length;
  };
  return (
    <>
      {room.reply ? (
        <div className="gutter flex items-center gap-2 border-t border-line bg-surface pt-1 pr-1.5">
          <p className="min-w-0 flex-1 border-l-2 border-brand pl-2.5 text-13 text-text-2">
            <span className="block truncate font-semibold">{CHAT_COPY.replying(room.reply.name)}</span>
            <span className="block truncate">{room.reply.text}</span>
          </p>
          <IconButton label={CHAT_COPY.replyEnd} onClick={() => room.replyTo(null)} className="text-text-2">
            <Icon name="x" size={18} />
          </IconButton>
        </div>
      ) : null}
      {emoji && mute === null ? <EmojiPanel label={CHAT_COPY.emoji} onPick={insert} /> : null}
      <Form onSubmit={send} className="gutter flex min-h-15 items-center gap-1 border-t border-line bg-surface py-2 pr-1.5">
        {/* In the field's place, whole; rendered from the start so that screen readers announce it. */}
        <p
          id={reasonId}
          aria-live="polite"
          className={
            reason === null
              ? 'sr-only'
              : 'flex min-h-11 min-w-0 flex-1 items-center rounded-card bg-cell px-3 py-1.5 text-14 text-text-2 [overflow-wrap:anywhere]'
          }
        >
          {reason}
        </p>
        <input
          ref={field}
          aria-label={CHAT_COPY.write}
          aria-describedby={reason === null ? undefined : reasonId}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_CHARACTERS}
          disabled={mute !== null}
          placeholder={mute ?? CHAT_COPY.write}
          enterKeyHint="send"
          autoComplete="off"
          className={
            reason === null
              ? 'h-11 min-w-0 flex-1 rounded-card border border-transparent bg-cell px-3 text-16 text-text placeholder:text-text-3 focus:border-brand disabled:text-14'
              : 'sr-only'
          }
        />
        <IconButton
          label={CHAT_COPY.emoji}
          aria-expanded={emoji}
          disabled={mute !== null}
          onClick={() => setEmoji(!emoji)}
          className="disabled:text-text-3"
        >
          <Icon name="smile" size={22} />
        </IconButton>
        {mute === null ? (
          <a
            href={route('/mine/record/betRecord')}
            aria-label={CHAT_COPY.shareOwn}
            className="grid size-11 shrink-0 place-items-center rounded-key text-text-2 active:bg-cell"
          >
            <Icon name="receipt-text" size={22} />
          </a>
        ) : (
          <IconButton label={CHAT_COPY.shareOwn} disabled className="text-text-3">
            <Icon name="receipt-text" size={22} />
          </IconButton>
        )}
        <IconButton
          label={ROOM_GIFT_COPY.open}
          aria-haspopup="dialog"
          disabled={mute !== null}
          onClick={() => setGiving(true)}
          className="disabled:text-text-3"
        >
          <Icon name="gift" size={22} />
        </IconButton>
        <IconButton
          type="submit"
          label={sending === null ? CHAT_COPY.send : CHAT_COPY.sendBusy}
          disabled={mute !== null || sending !== null || text.trim() === ''}
          className="text-brand disabled:text-text-3"
        >
          <Icon name="send" size={22} />
        </IconButton>
      </Form>
      {member ? (
        <Lazy load={loadGifts} wanted={giving} setWanted={setGiving}>
          {(GiftSheet) => <GiftSheet open={giving} onClose={() => setGiving(false)} roomId={room.roomId} member={member.id} />}
        </Lazy>
      ) : null}
    </>
  );
}
