import { canStepBack } from '@/components/ui/back/can-step-back';

/**
 * Handles the app's 返回: closes what lies over the page, else steps back on this site. False when there is nothing of either, so that the
 * app closes the page.
 */
export function stepBack(): boolean {
  const alert = document.querySelector<HTMLDialogElement>('dialog[role="alertdialog"][open]');
  if (alert) {
    alert.close();
    return true;
  }
  // A sheet has an entry of its own in the history.
  if (document.querySelector('dialog[open]') === null && !canStepBack()) return false;
  history.back();
  return true;
}
