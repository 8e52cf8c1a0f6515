/** Emoji for a match; each is its own name to a screen reader. */
const EMOJI = [...'⚽🏀🎾🥅🏆🎉👏🙌💪🔥👍👎😀😂🤣😅😍🤩😎🤔😮😱😢😭😡🙏🤝👀⏰🍺🍿❤'];

/** Signs to put into a message, in rows of eight. */
export function EmojiPanel({ label, onPick }: { label: string; onPick: (sign: string) => void }) {
  return (
    <fieldset aria-label={label} className="grid grid-cols-8 border-t border-line bg-surface px-2 py-1">
      {EMOJI.map((sign) => (
        <button
          key={sign}
          type="button"
          onClick={() => onPick(sign)}
          className="grid h-11 place-items-center rounded-key text-22 active:bg-cell"
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
