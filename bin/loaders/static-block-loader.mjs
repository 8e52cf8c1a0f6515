/** `static { this.contextType = X; }`, as the framework's error boundaries are published. */
const BLOCK = /static\s*\{\s*this\.(\w+)\s*=\s*([\w.]+);\s*\}/g;

/** Bundler loader: writes a class's static block as a getter. Safari before 16.4 cannot parse static blocks, and would run nothing. */
export default function load(source) {
  return source.replace(BLOCK, 'static get $1() { return $2; }');
}
