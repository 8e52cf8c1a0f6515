const KEY = Symbol.for('pavilion.fetch');
const runtime = globalThis as { [KEY]?: typeof fetch };

/**
 * Remembers the runtime's own `fetch`. Called before the framework replaces it for its pages: the replacement serves a repeated GET
 * of a rendering from memory, a failed one too, counts a timer's calls to the rendering that began it, and costs half as much again
 * as the call.
 */
export function rememberFetch(): void {
  runtime[KEY] ??= globalThis.fetch;
}

/** The remembered `fetch`; outside of the server program the present one. */
export const runtimeFetch: typeof fetch = (input, init) => (runtime[KEY] ?? globalThis.fetch)(input, init);
