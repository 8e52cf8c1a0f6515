import { showToast } from '../toast/toast-queue';
import { WIDGET_COPY } from '../widget.copy';

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(WIDGET_COPY.copied, { tone: 'done' });
  } catch {
    showToast(WIDGET_COPY.copyFailed, { tone: 'error' });
  }
}
