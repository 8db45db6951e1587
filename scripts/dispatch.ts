import { EnvError } from '../lib/core/env'
import { Ended, EXIT, Failed, wrongUsage } from './exit-codes'
import { sentenceFor } from './failures'

type Command = (args: string[]) => Promise<void>
/** By name; each is loaded only when it is asked for. */
export type Commands = Record<string, () => Promise<Command>>

/** Runs a command; an expected failure ends with a sentence, not a stack. */
export async function dispatch(commands: Commands, name: string, args: string[]): Promise<void> {
  const load = commands[name]
  // What its connections and lines are called.
  process.env.APP_ROLE = name
  try {
    if (!load) throw wrongUsage(`Comando sconosciuto: ${name}. Ci sono: ${Object.keys(commands).join(', ')}.`)
    const command = await load()
    await command(args)
  } catch (error) {
    const sentence = error instanceof EnvError ? error.message : sentenceFor(error)
    if (sentence) console.error(`\n${sentence}\n`)
    else if (!(error instanceof Failed)) console.error(error)
    process.exitCode = error instanceof Ended ? error.code : EXIT.failed
  }
}
