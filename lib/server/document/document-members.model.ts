/** Facts of one response that the last script of a member's document depends on. */
export interface LastScriptContext {
  nonce: string;
  /** Path that a member whose session is over goes to; null for a page that everybody may see. */
  ended: string | null;
}

/** The member of one document. */
export interface FoundMember {
  /** The platform rejects the session. */
  isRejected: boolean;
  /** The document's last script, which has everything of its member; empty when it has nothing to do. */
  lastScript(context: LastScriptContext): string;
}

/** The members of documents, which `instrumentation.ts` passes to the server: it does not depend on the site's areas. */
export interface DocumentMembers {
  /** True if the platform confirmed this token lately. */
  isConfirmed(token: string): boolean;
  /** Requests the member of a token from the platform, with the device of the cookie `uuid`. Never rejects. */
  find(token: string, uuid: string): Promise<FoundMember>;
}
