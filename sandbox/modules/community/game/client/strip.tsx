/** Results in a row, newest first, such as the last spins. */
export function Strip({ label, items }: { label: string; items: readonly { key: string; text: string; tone?: string }[] }) {
  if (items.length === 0) return null;
  return (
    <ol className="strip" aria-label={label}>
      {items.map(({ key, text, tone = '' }) => (
        <li key={key} className={tone}>
          {text}
        </li>
      ))}
    </ol>
  );
}
