import { RecordPage } from '@/components/data/record-page'
import type { Row } from '@/components/data/use-rows'
import { Section } from '@/components/shell/section'
import { Facts } from '@/components/ui/facts'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { CONSEGNE } from '@/lib/features/ordini/schema'
import type { OrderLine } from '@/lib/features/ordini/types'
import type { DetailProps } from '@/lib/resources/pages'
import { OrderLines } from './order-lines'
import { OrderNotes } from './order-notes'
import { OrderStep } from './order-step'
import { euro, stateOf } from './order-words'

export type OrderShown = Row & { righe: OrderLine[] }

const instant = (value: unknown) => (typeof value === 'string' ? formatInstant(value) : null)
const text = (value: unknown) => (value ? String(value) : null)

/** One order: who asked for it, how far it is, its lines. */
export function OrderPage({
  row: { righe, ...fields },
  view,
  canEdit,
  canSeeHistory,
}: DetailProps<OrderShown>) {
  const row = fields as Row
  const where = row.indirizzo || CONSEGNE.find(({ value }) => value === row.consegna)?.label
  return (
    <RecordPage
      title={`Ordine ${row.codice}`}
      badge={<StateBadge {...stateOf(row.stato)} />}
      primary={canEdit && <OrderStep row={row} lines={righe} verbs={view.list.verbs ?? []} />}
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      <Section title={`Chiesto da ${row.richiedente}`}>
        <Facts
          rows={[
            ['Agenzia', text((row.agency as { nome?: string } | null)?.nome)],
            ['Inviato', instant(row.createdAt)],
            ['Consegna', text(where)],
            ['Note di chi ha ordinato', text(row.note)],
            ['Totale, IVA compresa', euro(row.totale)],
            ['Approvato', instant(row.approvatoAt)],
            ['Spedito', instant(row.speditoAt)],
            ['Corriere', text(row.corriere)],
            ['Codice di spedizione', text(row.tracking)],
            ['Consegnato', instant(row.consegnatoAt)],
            ['Annullato', instant(row.annullatoAt)],
            ['Motivo', text(row.motivo)],
          ]}
        />
      </Section>
      <Section title="Articoli">
        <OrderLines lines={righe} />
      </Section>
      {canEdit && (
        <Section title="Per l’ufficio">
          <OrderNotes view={view} row={row} />
        </Section>
      )}
    </RecordPage>
  )
}
