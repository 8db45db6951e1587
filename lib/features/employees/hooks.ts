import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { employeeSchema } from './schema'

export const employeeHooks: Hooks<ShapeOf<'employee', typeof employeeSchema>> = {
  beforeChange: async ({ before, data, tx }) => {
    if (data.adminId) await requireFreeAccount(tx, String(data.adminId), before ? String(before.id) : null)
    return data
  },
}

/** An account is one person's. */
async function requireFreeAccount(tx: Tx, adminId: string, own: string | null): Promise<void> {
  const [account, holder] = await Promise.all([
    tx.admin.count({ where: { id: adminId } }),
    tx.employee.findFirst({ where: { adminId, ...(own && { id: { not: own } }) } }),
  ])
  if (account === 0) throw invalidField('adminId', 'Questo account non c’è.')
  if (holder) throw invalidField('adminId', `È già l’account di ${holder.nome} ${holder.cognome}.`)
}
