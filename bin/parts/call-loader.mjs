/** What a call's declaration says for the sandbox, the OpenAPI document and the types alone. */
const UNUSED = /^ {2}(?:about|request|reads|stepUp):.*\n(?: {4,}.*\n| {2}[\])}].*\n)*/gm;

/** Bundler loader: leaves out the parts of a call's declaration that no browser reads. Relies on the formatter's indentation. */
export default function load(source) {
  return source.replaceAll(UNUSED, '');
}
