import { dispatch } from '../dispatch'

/** Of the commands those that whoever runs an installation needs; none of them builds, and none starts embedded services. */
const COMMANDS = {
  worker: async () => (await import('./worker')).run,
  migrate: async () => (await import('./migrate')).run,
  wait: async () => (await import('./wait')).run,
  'admin:create': async () => (await import('../commands/admin-create')).run,
  backup: async () => (await import('../commands/backup')).run,
  restore: async () => (await import('../commands/restore')).run,
  'rates:import': async () => (await import('../commands/rates-import')).run,
}

export const run = (name: string, args: string[]): Promise<void> => dispatch(COMMANDS, name, args)
