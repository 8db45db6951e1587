import { start } from '../start'

export const run = (): Promise<void> => start('development')
