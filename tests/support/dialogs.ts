/** jsdom draws no modal dialogs: here one that is shown is open, and one that is closed is not. */
export function drawDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
