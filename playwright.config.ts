import { defineConfig } from '@playwright/test';

/** Each worker runs a site and a sandbox of its own on free ports (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  // The gallery walks every state of the sport screens; every test run walks some of them.
  testMatch: process.env.GALLERY ? ['gallery/*.e2e.ts', 'gallery/*.gallery.ts'] : '**/*.e2e.ts',
  fullyParallel: false,
  // One alone leaves half of two cores idle.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  outputDir: './test-results',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    // A recording of every step costs as much as the steps: where it is wanted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    },
  },
});
