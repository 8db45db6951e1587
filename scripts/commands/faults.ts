import { faults } from '../faults/main'

export const run = (args: string[]): Promise<void> => faults(args)
