import 'server-only'
import { PERMISSIONS, type PermissionFlag, ticketingName } from '@/lib/auth/permissions'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import type { Prisma } from '@/prisma/generated/client'

const isFlag = (name: string): name is PermissionFlag => Object.hasOwn(PERMISSIONS, name)
const ofAdmins = (flag: PermissionFlag) => (PERMISSIONS[flag].roles as readonly string[]).includes('admin')

/** Every flag that an administrator may have, by name, with what it allows. */
export const permissionTable = () =>
  (Object.keys(PERMISSIONS) as PermissionFlag[])
    .filter(ofAdmins)
    .map((name) => ({ name, description: PERMISSIONS[name].description }))

const isOn = (name: string) => ({ path: [name], equals: true })

/** As lib/auth/check-permissions.ts decides it, asked of the database. */
function holds(flag: PermissionFlag): Prisma.AdminWhereInput {
  const name = ticketingName(flag)
  if (!name) return { permissions: isOn(flag) }
  const access = [{ permissions: isOn('ticketing_access') }, { ticketing: isOn('ticketing_access') }]
  if (name === 'ticketing_access') return { OR: access }
  return { AND: [{ OR: access }, { OR: [{ ticketing: isOn(name) }, { ticketing: isOn('full_access') }] }] }
}

/** Who may do it today: `suo` for the flag itself, `tutti` for whoever has every permission. */
export async function holdersOf(flag: string) {
  if (!isFlag(flag) || !ofAdmins(flag)) throw notFound()
  const rows = await db().admin.findMany({
    where: { status: 'validated', OR: [{ permissions: isOn('admin') }, holds(flag)] },
    select: { id: true, name: true, surname: true, permissions: true },
    orderBy: [{ surname: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, name, surname, permissions }) => {
    const hasAll = (permissions as Record<string, unknown>).admin === true
    return { _id: id, nome: `${name} ${surname}`, perche: hasAll ? ('tutti' as const) : ('suo' as const) }
  })
}
