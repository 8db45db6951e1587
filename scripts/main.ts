import { type Commands, dispatch } from './dispatch'

/** One line per npm script. Each module is loaded only when asked for: starting must stay quick. */
const COMMANDS: Commands = {
  start: async () => (await import('./commands/start')).run,
  dev: async () => (await import('./commands/dev')).run,
  finish: async () => (await import('./commands/finish')).run,
  prepare: async () => (await import('./commands/prepare')).run,
  image: async () => (await import('./commands/image')).run,
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

/** Entry point after the bootstrap. */
export const main = (name: string, args: string[]): Promise<void> => dispatch(COMMANDS, name, args)
