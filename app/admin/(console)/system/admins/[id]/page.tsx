import { AdminPage, type AdminRow } from '@/components/admins/admin-page'
import { grantableBy } from '@/lib/features/admins/grantable'
import { admins } from '@/lib/features/admins/resource'
import { detailPage } from '@/lib/resources/pages'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Amministratore' }

export default detailPage<AdminRow>(admins, AdminPage, {
  read: async (actor, id) =>
    ({
      ...(await getRow(admins, actor, id)),
      grantable: grantableBy(actor),
      isOwn: id === actor.userId,
    }) as unknown as AdminRow,
})
