import { RequestPage } from '@/components/leads/contact-requests/request-page'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { matches, visibleNavigation } from '@/components/shell/navigation/visible'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { consentsOf } from '@/lib/features/leads/contact-requests/data'
import { requests } from '@/lib/features/leads/contact-requests/resource'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRow } from '@/lib/resources/read'

export const metadata = { title: 'Contatto' }

type Props = { params: Promise<{ id: string }> }

export default async function RequestRecord({ params }: Props) {
  const scope = await requireAdmin('leads_manage')
  const { id } = await params
  const request = (await orMissingPage(getRow(requests, scope.actor, id))) as RequestDetail
  const screens = visibleNavigation(adminNavigation, ({ permissions }) => can(scope.actor, ...permissions))
  const mayOpen = (path: string) => screens.some((group) => group.screens.some((one) => matches(one, path)))
  return <RequestPage request={request} consents={await consentsOf(scope, id)} mayOpen={mayOpen} />
}
