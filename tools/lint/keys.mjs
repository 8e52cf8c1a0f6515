/**
 * A rule of oxlint. Siblings written one beside the other share one space of keys: if two of them have keys made of data, the
 * keys can become equal, and React then leaves one element in the page and adds another. Each key of such siblings begins
 * with a text of its own.
 */

/** The elements that a child of an element may become; a list (`map`) has a space of its own. */
function elementsOf(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return elementsOf(node.expression);
    case 'ConditionalExpression':
      return [...elementsOf(node.consequent), ...elementsOf(node.alternate)];
    case 'LogicalExpression':
      return elementsOf(node.right);
    case 'JSXElement':
      return [node];
    default:
      return [];
  }
}

const keyOf = (element) => element.openingElement.attributes.find(({ type, name }) => type === 'JSXAttribute' && name.name === 'key');

/** The text with which every value of a key begins; empty where data come first. `whole`: the key is that text alone. */
function headOf({ value }) {
  const expression = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (expression.type === 'Literal' && typeof expression.value === 'string') return { head: expression.value, whole: true };
  if (expression.type === 'TemplateLiteral') return { head: expression.quasis[0].value.cooked, whole: expression.expressions.length === 0 };
  return { head: '', whole: false };
}

/** True when two keys can be equal. */
function canMeet(one, other) {
  if (one.whole && other.whole) return one.head === other.head;
  if (one.whole) return one.head.startsWith(other.head);
  if (other.whole) return other.head.startsWith(one.head);
  return one.head.startsWith(other.head) || other.head.startsWith(one.head);
}

export const siblingKeys = {
  meta: { messages: { meet: 'Two siblings can have equal keys: begin each with a text of its own, `room-${id}`.' } },
  create(context) {
    const judge = ({ children }) => {
      const before = [];
      for (const child of children) {
        const keys = elementsOf(child).flatMap((element) => keyOf(element) ?? []);
        for (const key of keys)
          if (before.some((earlier) => canMeet(headOf(earlier), headOf(key)))) context.report({ node: key, messageId: 'meet' });
        // Branches of one expression are never in the page together.
        before.push(...keys);
      }
    };
    return { JSXElement: judge, JSXFragment: judge };
  },
};
