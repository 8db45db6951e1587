import { CardTable } from '@/components/data/table/card-table'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { periodWords } from '@/lib/features/rankings/labels'
import type { ClassificaRete } from '@/lib/features/rankings/types'

/** One's own places in the published months, newest first. */
export function Course({ andamento }: Pick<ClassificaRete, 'andamento'>) {
  if (andamento.length === 0) return null
  return (
    <Section title="I tuoi ultimi mesi" flush>
      <div style={{ padding: '0 var(--s-3) var(--s-3)' }}>
        <CardTable label="I tuoi posti negli ultimi mesi pubblicati">
          <TableHead heads={['Mese', 'Posto']} />
          <tbody>
            {andamento.toReversed().map(({ posizione, ...period }) => (
              <tr key={periodWords(period)}>
                <th scope="row">{periodWords(period)}</th>
                <td data-label="Posto">{posizione === null ? 'non in classifica' : `${posizione}º`}</td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      </div>
    </Section>
  )
}
