const { default: Sequencer } = require('@jest/test-sequencer');

// Of real processes: alone at the end they would leave the other workers idle for half a minute. Jest goes by the size of files where it
// has not seen them run.
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
