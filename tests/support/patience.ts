/** ms: the library's one second ends too early on a busy machine. The test's own time bounds a hang. */
const LOOKUP_MS = 20_000;

// Suites without a document skip the library.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: LOOKUP_MS });
});
