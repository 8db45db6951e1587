import { z } from 'zod'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import { neededEmail } from '@/lib/core/email-schema'
import { nameSchema } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'

/** Every flag that an administrator may have. */
export const ADMIN_FLAGS = (Object.keys(PERMISSIONS) as PermissionFlag[]).filter((flag) =>
  (PERMISSIONS[flag].roles as readonly string[]).includes('admin'),
)

type FlagOption = { value: string; label: string; group: string }

const ALL = 'Tutto: ogni permesso, di oggi e di domani'

/** All of them by their own names, as lists ask for them. */
export const FLAG_OPTIONS = [
  { value: 'admin', label: ALL },
  ...ADMIN_FLAGS.map((flag) => ({ value: flag, label: PERMISSIONS[flag].description })),
]

/** The flags of the `permissions` object, with what each allows. */
export const PERMISSION_OPTIONS: readonly FlagOption[] = [
  { value: 'admin', label: ALL, group: 'Tutto' },
  ...ADMIN_FLAGS.filter((flag) => !ticketingName(flag)).map((flag) => ({
    value: flag,
    label: PERMISSIONS[flag].description,
    group: PERMISSIONS[flag].group,
  })),
]

/** Those of the `ticketing` object, by the names that they have there. */
export const TICKETING_OPTIONS: readonly FlagOption[] = ADMIN_FLAGS.flatMap((flag) => {
  const name = ticketingName(flag)
  return name ? [{ value: name, label: PERMISSIONS[flag].description, group: PERMISSIONS[flag].group }] : []
})

/** Only known names, each on or off. A mistake in it is a mistake of the whole field: there is no box for it. */
const flagsOf = (options: readonly FlagOption[]) => {
  const names = new Set(options.map(({ value }) => value))
  return z
    .looseObject({}, 'I permessi non sono scritti in modo corretto.')
    .refine(
      (flags) => Object.entries(flags).every(([name, isOn]) => names.has(name) && typeof isOn === 'boolean'),
      'Fra i permessi ce n’è uno che non esiste.',
    )
}

export const adminSchema = z.strictObject({
  name: nameSchema('Scrivi il nome.', { least: 2 }),
  surname: nameSchema('Scrivi il cognome.', { least: 2 }),
  email: neededEmail(),
  ufficio: z.string().trim().max(80, 'Al massimo 80 caratteri.').nullable(),
  telefono: phoneSchema().nullable(),
  permissions: flagsOf(PERMISSION_OPTIONS),
  ticketing: flagsOf(TICKETING_OPTIONS),
})

/** What people of an office usually need; a start, which can be changed by hand. */
export type Preset = {
  id: string
  label: string
  permissions: readonly string[]
  ticketing: readonly string[]
}

export const PRESETS: readonly Preset[] = [
  { id: 'amministrazione', label: 'Amministrazione', permissions: ['admin'], ticketing: [] },
  {
    id: 'direzione',
    label: 'Direzione',
    permissions: [
      'reports_see',
      'provvigioni_see',
      'pratiche_manage',
      'leads_manage',
      'clients_manage',
      'agents_manage',
      'commits_see',
    ],
    ticketing: ['ticketing_access', 'statistics'],
  },
  {
    id: 'back-office',
    label: 'Back office',
    permissions: ['pratiche_manage', 'leads_manage', 'clients_manage', 'banks_manage', 'sync_manage'],
    ticketing: ['ticketing_access', 'answer', 'assign', 'close'],
  },
  {
    id: 'marketing',
    label: 'Marketing',
    permissions: ['content_manage', 'agencies_manage', 'rankings_manage', 'communications_manage'],
    ticketing: [],
  },
  {
    id: 'assistenza',
    label: 'Assistenza',
    permissions: ['clients_manage'],
    ticketing: ['ticketing_access', 'full_access'],
  },
]

type Flags = Readonly<Record<string, unknown>>

const isOn = (flags: Flags, name: string) => flags[name] === true
const onNames = (flags: Flags) => Object.keys(flags).filter((name) => isOn(flags, name))

/** The names that are on in one and not in the other, both ways. */
export function differenceFrom({ permissions, ticketing }: Preset, own: Flags, ownTicketing: Flags) {
  const wanted = [...permissions, ...ticketing]
  const have = [...onNames(own), ...onNames(ownTicketing)]
  return {
    missing: wanted.filter((name) => !have.includes(name)),
    more: have.filter((name) => !wanted.includes(name)),
  }
}

/** The preset that somebody has to the letter; whoever may do everything has the one that says so, as in the list. */
export const presetOf = (own: Flags, ownTicketing: Flags): Preset | undefined =>
  PRESETS.find((preset) => {
    const { missing, more } = differenceFrom(preset, own, ownTicketing)
    return missing.length === 0 && (more.length === 0 || preset.permissions.includes('admin'))
  })
