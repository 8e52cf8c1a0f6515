/** Runs once after all suites. */
export default async function tearDown(): Promise<void> {
  await globalThis.sandboxBroker?.close();
  await globalThis.stopTestServer?.();
  await globalThis.removePrograms?.();
}
