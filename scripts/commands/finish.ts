import { constants, setPriority } from 'node:os'
import { finishBuild } from '../build'

/** Below `start`, which serves already: visitors come first. */
export async function run(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  await finishBuild()
}
