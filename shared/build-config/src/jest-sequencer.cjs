const { default: Sequencer } = require('@jest/test-sequencer');

// Tests with real processes run first: at the end they would leave the other workers idle for half a minute. Jest orders files that
// it has not run before by their size.
const LONGEST = ['/storm/storm.test', '/src/main.test', '/embedded-database/start-'];

function rankOf({ path }) {
  const rank = LONGEST.findIndex((part) => path.includes(part));
  return rank === -1 ? LONGEST.length : rank;
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
