import { effectReturn } from './lint-effects.mjs';
import { siblingKeys } from './lint-keys.mjs';
import { plainNames } from './lint-names.mjs';

/** The project's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'pavilion' },
  rules: { 'effect-return': effectReturn, 'plain-names': plainNames, 'sibling-keys': siblingKeys },
};
