import { StatementPage, type StatementShown } from '@/components/provvigioni/statement-page'
import { statementDetail } from '@/lib/features/provvigioni/estratti/data'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Estratto conto' }

export default detailPage<StatementShown>(estratti, StatementPage, {
  area: 'agent',
  gate: ['provvigioni_see'],
  read: async (actor, id) => (await statementDetail(actor, id)) as unknown as StatementShown,
})
