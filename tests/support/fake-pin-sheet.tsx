import { useState, type ReactNode } from 'react';

/** Replaces the sheet that asks for the PIN, which has tests of its own: a field, a button, and the props that the screen passes. */
export function PinSheet(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  summary?: ReactNode;
  busy: boolean;
  error: string | null;
  onPin: (pin: string) => void;
}) {
  const [pin, setPin] = useState('');
  if (!props.open) return null;
  const enter = () => {
    setPin('');
    props.onPin(pin);
  };
  return (
    <section aria-label={props.title}>
      {props.summary}
      <input aria-label="提款密码" value={pin} onChange={(event) => setPin(event.target.value)} />
      <p>{props.error}</p>
      <button type="button" disabled={props.busy} onClick={enter}>
        确定
      </button>
      <button type="button" onClick={props.onClose}>
        关闭
      </button>
    </section>
  );
}
