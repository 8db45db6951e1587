import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Test databases take some hundred megabytes; containers often have 64 MB of shared memory. */
const LEAST_BYTES = 4 * 1024 ** 3

/**
 * Where databases of tests lie: in memory where there is plenty, otherwise in the temporary folder. A database is more than a
 * thousand files, and on some disks making those takes forty times as long as in memory.
 */
export function scratchFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= LEAST_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
