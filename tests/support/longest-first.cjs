const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites that take a minute and more begin first, so that no core waits for one of them at the end. */
const LONG = ['betting-day', 'fault-matrix', 'server.test', 'live-ob', 'ob-world', 'world-calibration'];
const place = ({ path }) => {
  const at = LONG.findIndex((name) => path.includes(name));
  return at === -1 ? LONG.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // The sequencer's own sort, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    return super.sort(tests).toSorted((a, b) => place(a) - place(b));
  }
};
