import { PERMISSIONS } from '@/lib/auth/permissions'
import { PAYLOADS } from '@/lib/jobs/payloads'
import { TEMPLATES } from '@/lib/mail/templates'
import { SETTINGS } from '@/lib/registry/settings'

/** What stands in an address in the place of an id: with a made-up one every call would end at the look-up. */
const NAMES: Record<string, readonly string[]> = {
  key: SETTINGS.map(({ key }) => key),
  template: Object.keys(TEMPLATES),
  name: Object.keys(PAYLOADS),
  flag: Object.keys(PERMISSIONS),
}

/** The names that a parameter of a path may have; undefined where it is an id. */
export const namesFor = (parameter: string): readonly string[] | undefined => NAMES[parameter]
