const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const SECONDS = require('./suite-seconds.json');

const ROOT = path.resolve(__dirname, '../..');
const secondsOf = (test) => SECONDS[path.relative(ROOT, test.path).split(path.sep).join('/')] ?? 0;

/** The longest suites begin first, so that no core waits for one of them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // The sequencer's own sort, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    return super.sort(tests).toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
};
