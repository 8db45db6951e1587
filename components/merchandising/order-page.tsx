import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { shownInstant } from '@/lib/core/dates'
import { agencyLines, type Place } from '@/lib/features/merchandising/ordini/labels'
import { CONSEGNE } from '@/lib/features/merchandising/ordini/schema'
import type { OrderLine } from '@/lib/features/merchandising/ordini/types'
import type { DetailProps } from '@/lib/resources/pages'
import { OrderLines } from './order-lines'
import { OrderNotes } from './order-notes'
import { OrderStep } from './order-step'
import { euro, stateOf } from './order-words'

export type OrderShown = Row & { righe: OrderLine[] }

const text = (value: unknown) => (value ? String(value) : null)

/** Where the parcel goes: the agency's address, or the one that was written. */
function whereTo({ indirizzo, consegna }: Row, agency: Place | null): string | null {
  if (indirizzo) return String(indirizzo)
  if (consegna === 'agenzia' && agency) return agencyLines(agency).slice(1).join(', ')
  return CONSEGNE.find(({ value }) => value === consegna)?.label ?? null
}

/** One order: who asked for it, how far it is, its lines. */
export function OrderPage({
  row: { righe, ...fields },
  view,
  canEdit,
  canSeeHistory,
}: DetailProps<OrderShown>) {
  const row = fields as Row
  const agency = row.agency as Place | null
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
            ['Agenzia', text(agency?.nome)],
            ['Inviato', shownInstant(row.createdAt)],
            ['Consegna', whereTo(row, agency)],
            ['Note di chi ha ordinato', text(row.note)],
            ['Totale, IVA compresa', euro(row.totale)],
            ['Approvato', shownInstant(row.approvatoAt)],
            ['Spedito', shownInstant(row.speditoAt)],
            ['Corriere', text(row.corriere)],
            ['Codice di spedizione', text(row.tracking)],
            ['Consegnato', shownInstant(row.consegnatoAt)],
            ['Annullato', shownInstant(row.annullatoAt)],
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
