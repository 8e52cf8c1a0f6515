import { defineConfig, type ReporterDescription } from '@playwright/test';

const report = process.env.E2E_REPORT;
const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', { outputFile: report }]);
if (report && process.env.CI) reporters.push(['junit', { outputFile: report.replace(/\.json$/, '.xml') }]);

/** Each worker runs a site and a sandbox of its own, on ports that they take themselves (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/programs.setup.ts',
  // The gallery walks every state of the sport screens; every test run walks some of them.
  testMatch: process.env.GALLERY ? ['gallery/*.e2e.ts', 'gallery/*.gallery.ts'] : '**/*.e2e.ts',
  // Every test begins by resetting its worker's stack, so none needs its neighbours.
  fullyParallel: true,
  // A browser, a site and a sandbox each keep two cores busy; a third worker makes every journey slower.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // `npm test` repeats a failed journey once, with a trace; it counts as failed however that ends.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  outputDir: './test-results',
  use: {
    viewport: { width: 390, height: 844 },
    // The gallery's pictures are looked at; what a journey asserts is the same at any sharpness.
    deviceScaleFactor: process.env.GALLERY ? 2 : 1,
    isMobile: true,
    hasTouch: true,
    // A page answers as the server does; the worker has a journey of its own.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // A recording of every step costs as much as the steps: where it is wanted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    },
  },
});
