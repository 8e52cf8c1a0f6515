import type { Module } from '../../module';
import { registerWebviewPage } from './webview-page';

export const webviewModule: Module = {
  name: 'site/webview',
  needs: [],
  control: registerWebviewPage,
};
