import { SegnalatorePage, type SegnalatorePageRow } from '@/components/provvigioni/segnalatore-page'
import { referrerDetail } from '@/lib/features/provvigioni/segnalatori/data'
import { segnalatori } from '@/lib/features/provvigioni/segnalatori/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Segnalatore' }

export default detailPage<SegnalatorePageRow>(segnalatori, SegnalatorePage, {
  gate: ['provvigioni_see'],
  read: async (actor, id) => (await referrerDetail(actor, id)) as unknown as SegnalatorePageRow,
})
