import { effectReturn } from './effects.mjs';
import { siblingKeys } from './keys.mjs';
import { plainNames } from './names.mjs';

/** The project's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'pavilion' },
  rules: { 'effect-return': effectReturn, 'plain-names': plainNames, 'sibling-keys': siblingKeys },
};
