/**
 * A ref callback that marks the document with `data-<name>` for style sheets while its element is there. The oldest supported browsers
 * have no `:has`. Create it once, outside of components.
 */
export const markDocument = (name: string) => (): (() => void) => {
  const { dataset } = document.documentElement;
  dataset[name] = '';
  return () => delete dataset[name];
};
