import { Strip } from './strip';
import { UI_COPY } from './ui.copy';
import { WIDGET_COPY } from './widget.copy';

/** Notice that the page shows the last good response because newer ones fail. */
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
      {WIDGET_COPY.stale}
    </Strip>
  );
}
