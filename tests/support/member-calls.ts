/** Forgets how members' calls ended (`lib/platform/member-calls.server.ts`). */
export function forgetMemberCalls(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.member-calls'));
}
