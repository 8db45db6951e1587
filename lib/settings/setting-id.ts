import { createHash } from 'node:crypto'

/** The id under which the history knows a setting, or whatever else of the system has a name and no row. */
export function idOfName(name: string): string {
  const hex = createHash('md5').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** As PostgreSQL makes it: md5('setting:' || key)::uuid. */
export const settingId = (key: string): string => idOfName(`setting:${key}`)
