import { todayInRome } from '@/lib/core/dates'
import { seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import type { Figures } from '@/lib/resources/figures'

/** How long a bank has owed us what it owes. */
export const daysDue: Figures = {
  access: seesAgreements,
  columns: [
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      after: 'differenza',
      definition: 'Giorni di calendario, in Italia, dal giorno in cui la provvigione è maturata a oggi.',
    },
  ],
  sql: (page) =>
    `SELECT t.id, '${todayInRome()}'::date - t.maturata_il AS giorni FROM partite t WHERE t.id IN (${page})`,
}
