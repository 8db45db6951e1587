import { consoleAsLines } from '../lib/core/console-lines'

/** What a process that stays says, once it serves: words for who sits at a terminal, else lines of the logs. */
export function linesUnlessTerminal(): void {
  if (!process.stdout.isTTY) consoleAsLines()
}
