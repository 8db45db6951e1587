import 'server-only'
import { env } from '@/lib/core/env'

/** What is made of files is made once a process; while somebody works on the files, each time. */
export function memoize<N extends string, T>(make: (name: N) => T): (name: N) => T {
  const made = new Map<N, T>()
  return (name) => {
    const known = env().NODE_ENV === 'development' ? undefined : made.get(name)
    const value = known ?? make(name)
    made.set(name, value)
    return value
  }
}
