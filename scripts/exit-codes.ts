import { EnvError } from '../lib/core/env'

/** With what our commands end, for cron and whoever else watches them; 0 only where all is well. docs/operations.md lists them. */
export const EXIT = {
  /** Not done; a sentence says what has to be put right. */
  failed: 1,
  /** Called in a way that there is not: nothing was begun. */
  usage: 2,
  /** Done, but something that should be in it was not there. */
  incomplete: 3,
  /** By Ctrl-C or SIGTERM, and tidied up. */
  interrupted: 130,
} as const

/** Who has failed, a child or a command, has already said on the terminal what was wrong. */
export class Failed extends Error {}

/** A sentence with which a command ends, and its number. */
export class Ended extends EnvError {
  constructor(
    message: string,
    readonly code: (typeof EXIT)[keyof typeof EXIT],
  ) {
    super(message)
  }
}

export const wrongUsage = (sentence: string): Ended => new Ended(sentence, EXIT.usage)
