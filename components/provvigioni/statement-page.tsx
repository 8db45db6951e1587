import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { shownDay, shownInstant } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { monthName } from '@/lib/features/provvigioni/estratti/labels'
import { STATI_ESTRATTO } from '@/lib/features/provvigioni/estratti/schema'
import type { StatementRow } from '@/lib/features/provvigioni/estratti/types'
import type { DetailProps } from '@/lib/resources/pages'
import { StatementNotes } from './statement-notes'
import { StatementRows } from './statement-rows'
import { StatementStep } from './statement-step'

export type StatementShown = Row & { elenco: StatementRow[] }

const euro = (value: unknown) => euroText(Number(value))
const text = (value: unknown) => (value ? String(value) : null)

/** One statement: what it comes to, how far it is, its rows. */
export function StatementPage({
  row: { elenco, ...fields },
  view,
  canEdit,
  canSeeHistory,
}: DetailProps<StatementShown>) {
  const row = fields as Row
  const state = STATI_ESTRATTO.find(({ value }) => value === row.stato)
  const name = row.codice ? `Estratto ${row.codice}` : 'Bozza di estratto'
  return (
    <RecordPage
      title={`${name}, ${row.beneficiario}`}
      badge={<StateBadge label={state?.label ?? ''} tone={state?.tone ?? 'neutral'} />}
      primary={<StatementStep row={row} canEdit={canEdit} fields={view.list.verbs?.at(-1)?.fields ?? []} />}
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory && canEdit}
      history={view.history}
      sections
    >
      <Section
        title={`${row.segnalatoreId ? 'Compensi per segnalazioni' : 'Provvigioni'} di ${monthName(String(row.mese))}`}
      >
        <Facts
          rows={[
            ['Maturato', euro(row.maturato)],
            ['Storni', euro(row.storni)],
            ['Riporto', Number(row.riporto) === 0 ? null : euro(row.riporto)],
            [Number(row.totale) < 0 ? 'Da riportare' : 'Totale', euro(row.totale)],
            ['Chiuso', shownInstant(row.chiusoAt)],
            ['Inviato', shownInstant(row.inviatoAt)],
            ['Pagato il', shownDay(row.pagatoIl)],
            ['Riferimento', text(row.riferimento)],
          ]}
        />
      </Section>
      <Section title="Righe" flush>
        <StatementRows rows={elenco} total={Number(row.righe)} />
      </Section>
      {canEdit && (
        <Section title="Note">
          <StatementNotes view={view} row={row} readOnly={row.stato !== 'bozza'} />
        </Section>
      )}
    </RecordPage>
  )
}
