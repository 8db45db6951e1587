import { type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import { adminsWith } from '@/lib/resources/access'
import type { Figures } from '@/lib/resources/figures'
import { ADMIN_FLAGS, PRESETS, type Preset } from './schema'

const manages = adminsWith('admins_manage')

const NAMES = new Map<string, PermissionFlag>(
  ADMIN_FLAGS.map((flag) => [`ticketing.${ticketingName(flag) ?? ''}`, flag]),
)
const flagsOf = ({ permissions, ticketing }: Preset) => [
  ...permissions,
  ...ticketing.map((name) => NAMES.get(`ticketing.${name}`) ?? name),
]
const arrayOf = (names: readonly string[]) => `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]::text[]`

/** The profile that somebody has to the letter; whoever may do everything has the one that says so. */
const PROFILE = PRESETS.map((preset) => {
  const flags = arrayOf(flagsOf(preset))
  const noMore = preset.permissions.includes('admin') ? '' : ` AND g.permessi_attivi <@ ${flags}`
  return `WHEN g.permessi_attivi @> ${flags}${noMore} THEN '${preset.id}'`
}).join(' ')

const CUSTOM = 'su-misura'

/** What administrators are compared by: the profile and how much each may do. */
export const adminFigures: Figures = {
  access: (actor) => actor !== null && manages(actor) === true,
  sql: (page) => `
    SELECT g.id, CASE ${PROFILE} WHEN cardinality(g.permessi_attivi) > 0 THEN '${CUSTOM}' END AS profilo,
      CASE WHEN 'admin' = ANY (g.permessi_attivi) THEN ${ADMIN_FLAGS.length}
        ELSE cardinality(g.permessi_attivi) END AS permessi
    FROM (${page}) AS a (id) JOIN admins g ON g.id = a.id`,
  columns: [
    {
      path: 'profilo',
      label: 'Profilo',
      kind: 'badge',
      options: [
        ...PRESETS.map(({ id, label }) => ({ value: id, label })),
        { value: CUSTOM, label: 'Su misura' },
      ],
      after: 'ufficio',
      definition: 'Il profilo i cui permessi coincidono con quelli della persona.',
    },
    {
      path: 'permessi',
      label: 'Permessi',
      kind: 'number',
      after: 'profilo',
      definition: 'Quanti permessi sono attivi; chi ha «Tutto» li ha tutti.',
    },
  ],
}
