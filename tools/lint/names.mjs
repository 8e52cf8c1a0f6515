/**
 * A rule of oxlint: names that only this project would understand, each with the word to use instead (decision 40). It
 * checks declarations, not uses; names from a wire or a table are exempt.
 */
/** Anywhere in a name: `heldToken`. */
const PARTS = {
  held: 'cached, stored, existing, previous or other',
  told: 'reported, announced or notified',
  fate: 'result',
  hall: 'rooms',
  desk: 'what it holds: context, client, auth',
  misfit: 'invalid row or invalid value',
  misfits: 'invalid rows',
  competition: 'league',
  competitions: 'leagues',
  answers: 'responses, results or replies',
  answered: 'resolved or responded',
  unanswered: 'unresolved',
  asked: 'requested',
  asking: 'requesting, confirming or loading',
  refusal: 'rejection, or error for a failure',
  refusals: 'rejections',
  refuse: 'reject',
  refused: 'rejected',
  wish: 'input',
};
/** The whole name. */
const WHOLE = {
  face: 'summary',
  turn: 'attempt, or poll for a query',
  turns: 'attempts',
  ends: 'unsubscribes, results or scheduledEnds',
  kit: 'shirt',
  pot: 'fundingWallet',
  most: 'max',
  longest: 'max',
  fewest: 'min',
  said: 'message, response or status',
  hear: 'listenTo…, or onRejection for a callback',
  heard: 'seen, or onRejection for a callback',
  tell: 'notify, or onCounts for a callback',
};
/** Beginnings and ends of names. */
const SHAPES = [
  [/Answer(?![a-z])|(?:^|_)ANSWERS?(?:_|$)/, 'Response, Result or Reply'],
  [/^(?!INSULT_)[A-Z_]+_WORDS$/, '…_COPY'],
  [/^(?:MOST|LONGEST)(?:_|$)/, 'MAX_…'],
  [/^FEWEST(?:_|$)/, 'MIN_…'],
  [/^Late[A-Z]|^Late$/, 'Lazy…'],
  [/^Rest[A-Z]|[a-z]Rest$/, 'what it shows: Skeleton, Maintenance'],
  [/^Kit[A-Z]|^Kit$/, 'Shirt'],
];
/** A place is where a bet is placed, as in `place()`. Other values are an index, a position, an address or a path. */
const PLACE_NAME = /^places?$/i;

const partsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** The replacement for a name; null for a good name. */
function betterName(name, { isType = false, isFunction = false } = {}) {
  if (Object.hasOwn(WHOLE, name)) return WHOLE[name];
  const part = partsOf(name).find((one) => Object.hasOwn(PARTS, one.toLowerCase()));
  if (part) return PARTS[part.toLowerCase()];
  const shape = SHAPES.find(([pattern]) => pattern.test(name));
  if (shape) return shape[1];
  if (isType && /(?:^|[a-z])Of$/.test(name)) return 'a noun, such as …Props or …Ref';
  if (!isFunction && PLACE_NAME.test(name)) return 'index, position, address, path or returnPath';
  return null;
}

const isFunction = (node) => /Function/.test(node?.type ?? '');

/** The names that a pattern binds; a property without a new name is declared elsewhere. */
function* boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern;
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') yield* boundBy(property.argument);
        else if (!property.shorthand) yield* boundBy(property.value);
      }
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) yield* boundBy(element);
      return;
    case 'AssignmentPattern':
      yield* boundBy(pattern.left);
      return;
    case 'RestElement':
      yield* boundBy(pattern.argument);
  }
}

export const plainNames = {
  meta: { messages: { dialect: '“{{name}}” is a word of this project alone. Write {{instead}} (decision 40).' } },
  create(context) {
    const check = (node, about) => {
      const name = node?.name;
      const instead = name ? betterName(name, about) : null;
      if (instead) context.report({ node, messageId: 'dialect', data: { name, instead } });
    };
    const checkFunction = (node) => {
      if (node.type !== 'ArrowFunctionExpression') check(node.id, { isFunction: true });
      for (const parameter of node.params) for (const bound of boundBy(parameter)) check(bound);
    };
    const checkMember = (node) => {
      if (node.computed || node.key.type !== 'Identifier') return;
      const isMethod = node.type === 'TSMethodSignature' || node.typeAnnotation?.typeAnnotation?.type === 'TSFunctionType';
      check(node.key, { isFunction: isMethod });
    };
    return {
      VariableDeclarator(node) {
        for (const bound of boundBy(node.id)) check(bound, { isFunction: isFunction(node.init) });
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: (node) => check(node.id),
      TSInterfaceDeclaration: (node) => check(node.id, { isType: true }),
      TSTypeAliasDeclaration: (node) => check(node.id, { isType: true }),
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
    };
  },
};
