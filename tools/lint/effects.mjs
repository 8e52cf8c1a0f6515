/**
 * A rule of oxlint. React calls what an effect returns when the effect ends, so an effect must return a function, the call of
 * a function by its own name, or nothing. Return values of browser methods vary: `scrollIntoView()` returns a promise in some
 * browsers and nothing in others.
 */
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** True when an effect may return the value. */
function isCleanUp(value) {
  switch (value?.type) {
    case undefined:
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'Identifier':
      return true;
    case 'CallExpression':
      return value.callee.type === 'Identifier';
    case 'ConditionalExpression':
      return isCleanUp(value.consequent) && isCleanUp(value.alternate);
    default:
      return false;
  }
}

export const effectReturn = {
  meta: { messages: { returned: 'An effect returns its clean-up or nothing: put the call into braces, or return a function.' } },
  create(context) {
    /** An entry for each function around a node, innermost last: true for an effect. */
    const around = [];
    const enter = (node) => {
      const call = node.parent;
      const isEffect = call?.type === 'CallExpression' && call.arguments[0] === node && EFFECTS.has(nameOf(call.callee));
      around.push(isEffect);
      if (isEffect && node.async) context.report({ node, messageId: 'returned' });
      // An arrow function without braces returns its expression.
      else if (isEffect && node.body.type !== 'BlockStatement' && !isCleanUp(node.body))
        context.report({ node: node.body, messageId: 'returned' });
    };
    const leave = () => {
      around.pop();
    };
    return {
      ArrowFunctionExpression: enter,
      FunctionExpression: enter,
      FunctionDeclaration: () => around.push(false),
      'ArrowFunctionExpression:exit': leave,
      'FunctionExpression:exit': leave,
      'FunctionDeclaration:exit': leave,
      ReturnStatement(node) {
        if (around.at(-1) && !isCleanUp(node.argument)) context.report({ node, messageId: 'returned' });
      },
    };
  },
};
