import { showToast } from './toast-queue';
import { UI_COPY } from './ui.copy';

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(UI_COPY.copied, { tone: 'done' });
  } catch {
    showToast(UI_COPY.copyFailed, { tone: 'error' });
  }
}
