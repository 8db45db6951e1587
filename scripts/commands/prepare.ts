import { prepare } from '../prepare'

/** Below `start`, which has already set the environment. */
export const run = (): Promise<void> => prepare()
