import Sequencer from '@jest/test-sequencer'

/** The longest files by far are of one line: they name the resources that the contract is run over. */
const isLong = ({ path }) => path.includes('/resources/contract/')

/**
 * Where no run has left its times, Jest begins with the largest files, as the longest ones. What is long in spite of its size
 * begins first, or one worker would be busy with it long after the other has ended.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
