/** Properties that React names otherwise than HTML. */
const NAMES = { class: 'className', for: 'htmlFor', colspan: 'colSpan', rowspan: 'rowSpan', tabindex: 'tabIndex', maxlength: 'maxLength' };

/** Attributes that are true when they are present. */
const FLAGS = new Set(['hidden', 'disabled', 'checked', 'open', 'required', 'multiple', 'selected', 'inert']);

/** Runs in a page: elements of a document as [name, attributes, children], without scripts, styles and comments. */
function readDocument(html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const node of parsed.querySelectorAll('script, style, link, meta, title')) node.remove();
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    return [[node.localName, attributes, [...(node.content ?? node).childNodes].flatMap(read)]];
  };
  return [...parsed.body.childNodes].flatMap(read);
}

/** `style` as an object, as React takes it. */
function styleOf(text) {
  const entries = text.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    if (at === -1) return [];
    const name = part.slice(0, at).trim();
    const key = name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return [[key, part.slice(at + 1).trim()]];
  });
  return Object.fromEntries(entries);
}

/** Attributes of HTML as properties of React; a flag without value is true. */
export function toProps(attributes) {
  const kept = attributes.filter(([name]) => !name.startsWith('on') && name !== 'nonce');
  return Object.fromEntries(
    kept.map(([name, value]) => [NAMES[name] ?? name, name === 'style' ? styleOf(value) : FLAGS.has(name) && value === '' ? true : value]),
  );
}

const toNode = (node) => (typeof node === 'string' ? node : [node[0], toProps(node[1]), node[2].map(toNode)]);

/** Number of elements of a tree. */
export const countElements = (tree) => tree.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countElements(node[2])), 0);

/** The elements of served HTML documents: {name → HTML} becomes {name → tree}. */
export async function readTrees(browser, documents) {
  const page = await browser.newPage();
  try {
    const trees = {};
    for (const [name, html] of Object.entries(documents)) trees[name] = (await page.evaluate(readDocument, html)).map(toNode);
    return trees;
  } finally {
    await page.close();
  }
}
