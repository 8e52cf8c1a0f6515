import { showToast } from '../toast/toast-queue';
import { WIDGET_COPY } from '../widget.copy';

/** Puts a text on the clipboard and returns true if that succeeded. */
export async function copyText(text: string): Promise<void> {
  if ((await writeClipboard(text)) || copySelection(text)) showToast(WIDGET_COPY.copied, { tone: 'done' });
  else showToast(WIDGET_COPY.copyFailed, { tone: 'error' });
}

/** Plain http has no clipboard, and some webviews do not permit its use. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies from a field that exists for a moment, in the topmost dialog: an open one makes the rest of the page inert. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // A read-only field opens no keyboard.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px';
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
