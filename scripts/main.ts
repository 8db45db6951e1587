import { EnvError } from '../lib/core/env'
import { Failed } from './child'
import { Ended, EXIT, wrongUsage } from './exit-codes'
import { sentenceFor } from './failures'

type Command = (args: string[]) => Promise<void>

/** One line per npm script. Each module is loaded only when asked for: starting must stay quick. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start')).run,
  dev: async () => (await import('./commands/dev')).run,
  finish: async () => (await import('./commands/finish')).run,
  prepare: async () => (await import('./commands/prepare')).run,
  worker: async () => (await import('./commands/worker')).run,
  build: async () => (await import('./commands/build')).run,
  test: async () => (await import('./commands/test')).run,
  'test:long': async () => (await import('./commands/test-long')).run,
  structure: async () => (await import('./commands/structure')).run,
  openapi: async () => (await import('./openapi')).run,
  bench: async () => (await import('./commands/bench')).run,
  faults: async () => (await import('./commands/faults')).run,
  new: async () => (await import('./commands/new')).run,
  seed: async () => (await import('./commands/seed')).run,
  'seed:large': async () => (await import('./commands/seed-large')).run,
  'admin:create': async () => (await import('./commands/admin-create')).run,
  backup: async () => (await import('./commands/backup')).run,
  restore: async () => (await import('./commands/restore')).run,
  'rates:import': async () => (await import('./commands/rates-import')).run,
  generate: async () => (await import('./commands/generate')).run,
  services: async () => (await import('./commands/services')).run,
  migrate: async () => (await import('./commands/migrate')).run,
  'migrate:new': async () => (await import('./commands/migrate-new')).run,
}

/** Entry point after the bootstrap; an expected failure ends with a sentence, not a stack. */
export async function main(name: string, args: string[]): Promise<void> {
  const load = COMMANDS[name]
  // What its connections and lines are called.
  process.env.APP_ROLE = name
  try {
    if (!load) throw wrongUsage(`Comando sconosciuto: ${name}. Ci sono: ${Object.keys(COMMANDS).join(', ')}.`)
    const command = await load()
    await command(args)
  } catch (error) {
    const sentence = error instanceof EnvError ? error.message : sentenceFor(error)
    if (sentence) console.error(`\n${sentence}\n`)
    else if (!(error instanceof Failed)) console.error(error)
    process.exitCode = error instanceof Ended ? error.code : EXIT.failed
  }
}
