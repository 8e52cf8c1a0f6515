/** The message of an amount input without a line of its own, over what is below it. */
export function AmountNote({ side = 'right', children }: { side?: 'left' | 'right'; children: string | null }) {
  return (
    <span
      aria-live="polite"
      className={`absolute top-full z-10 mt-1 w-max max-w-[16rem] rounded-key bg-text text-13 text-surface ${side === 'left' ? 'left-0' : 'right-0'} ${children ? 'px-2 py-1' : ''}`}
    >
      {children}
    </span>
  );
}
