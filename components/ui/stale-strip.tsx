import { Strip } from './strip';
import { UI_COPY } from './ui.copy';

/** What is shown is the last good answer: newer ones fail. */
export function StaleStrip({ onRetry }: { onRetry: () => void }) {
  return (
    <Strip
      tone="brand"
      action={
        <button type="button" className="hit-44 font-semibold" onClick={onRetry}>
          {UI_COPY.retry}
        </button>
      }
    >
      {UI_COPY.stale}
    </Strip>
  );
}
