import { bench } from '../bench/main'

export const run = (args: string[]): Promise<void> => bench(args)
