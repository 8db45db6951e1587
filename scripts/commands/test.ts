import { test } from '../test'

export const run = (args: string[]): Promise<void> => test(args)
