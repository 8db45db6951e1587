import { format, stripVTControlCharacters } from 'node:util'
import { logger } from './logger'

const LEVELS = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const

/**
 * From now on whatever is written by `console`, by us or by a package (Next says there what failed), and what Node warns of, is
 * a line of the logs: whoever collects them reads JSON alone.
 */
export function consoleAsLines(): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info'][]) {
    console[name] = (...args: unknown[]) => {
      const [err] = args.filter((arg) => arg instanceof Error)
      const text = stripVTControlCharacters(format(...args.filter((arg) => arg !== err))).trim()
      if (text || err) logger()[level](err ? { err } : {}, text || (err as Error).message)
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => logger().warn({ warning: name }, message))
}
