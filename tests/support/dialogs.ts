/** Gives jsdom modal dialogs: a shown one is open, and a closed one is not. */
export function mockDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
