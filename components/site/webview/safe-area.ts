/** Space that the app's own bars or the screen's edges take, where the webview does not report it itself. */
export function setSafeArea({ safeTop, safeBottom }: { safeTop?: number | undefined; safeBottom?: number | undefined }): void {
  const { style } = document.documentElement;
  if (safeTop !== undefined) style.setProperty('--safe-top', `${safeTop}px`);
  if (safeBottom !== undefined) style.setProperty('--safe-bottom', `${safeBottom}px`);
}
