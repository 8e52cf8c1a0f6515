/**
 * Bundler loader: leaves out what a call's declaration says for the OpenAPI document alone (`about`), which no browser reads.
 * A sentence stands on one line, or on the line below its name.
 */
export default function load(source) {
  return source.replaceAll(/^ +about:\s+(['"`])(?:\\.|(?!\1)[^\\\n])*\1,\n/gm, '');
}
