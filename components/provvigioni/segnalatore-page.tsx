'use client'

import { RecordActivity } from '@/components/data/history/record-history'
import type { Row } from '@/components/data/list/use-rows'
import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordDetail } from '@/components/data/record/record-detail'
import { ContextCard } from '@/components/data/record/record-layout'
import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatDay, todayInRome } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import type { Presentato } from '@/lib/features/provvigioni/segnalatori/data'
import { SegnalatoreForm } from '@/lib/features/provvigioni/segnalatori/form'
import { segnalatoreSchema } from '@/lib/features/provvigioni/segnalatori/schema'
import type { DetailProps } from '@/lib/resources/pages'

export type SegnalatorePageRow = Row & { presentati: Presentato[] }

/** The days of an agreement are changed together: one must not come before the other. */
const TOGETHER = ['validFrom', 'validTo']

/** A referrer: whether the agreement is in force, its terms, and who came of it. */
export function SegnalatorePage({
  row: { presentati, ...rest },
  view,
  canEdit,
  canDelete,
  canSeeHistory,
}: DetailProps<SegnalatorePageRow>) {
  const row = rest as Row
  const form = (
    <SegnalatoreForm
      key={String(row.version)}
      view={view}
      row={row}
      readOnly={!canEdit}
      canDelete={canDelete}
    />
  )
  const activity = <RecordActivity id={row._id} version={Number(row.version)} fields={view.history} />
  return (
    <RecordDetail
      title={`${row.nome} ${row.cognome}`}
      row={row}
      view={view}
      badge={<StateBadge {...stateOf(row)} />}
      line={<ContactLinks telefono={row.telefono as string | null} email={row.email as string | null} />}
      facts={{
        label: 'Segnalatore',
        schema: segnalatoreSchema,
        readOnly: !canEdit,
        together: TOGETHER,
      }}
      tabs={[
        {
          value: 'segnalazioni',
          label: 'Segnalazioni',
          count: presentati.length,
          panel: <Referrals items={presentati} />,
        },
        { value: 'dati', label: 'Dati', panel: form },
        ...(canSeeHistory ? [{ value: 'attivita', label: 'Attività', panel: activity }] : []),
      ]}
      tabsLabel="Il segnalatore"
      contextLabel="Compensi"
      context={<Earned items={presentati} />}
      canSeeHistory={canSeeHistory}
    />
  )
}

/** Whether the agreement is in force today. */
function stateOf({ validFrom, validTo }: Row) {
  const today = todayInRome()
  if (String(validFrom) > today)
    return { label: `Dal ${formatDay(String(validFrom))}`, tone: 'info' } as const
  if (validTo && String(validTo) < today) return { label: 'Finito', tone: 'neutral' } as const
  return { label: 'In vigore', tone: 'ok' } as const
}

function Referrals({ items }: { items: readonly Presentato[] }) {
  if (items.length === 0)
    return (
      <EmptyState title="Ancora nessuna segnalazione">
        Le persone che presenta compaiono qui, con quello che ne è venuto.
      </EmptyState>
    )
  return (
    <CardTable label="Segnalazioni">
      <TableHead heads={['Persona', 'Stato', 'Pratica', { figure: 'Compenso' }]} />
      <tbody>
        {items.map(({ _id, nome, cognome, at, stato, pratica, compenso }) => (
          <tr key={_id}>
            <td>
              {nome} {cognome}
              <Text span display="block" c="dimmed" fz="xs">
                segnalata il {formatDay(new Date(at))}
              </Text>
            </td>
            <td data-label="Stato">
              <StateBadge {...STATI_LEAD[stato]} />
            </td>
            <td data-label="Pratica" data-whole="true">
              {pratica ? (
                <IntentLink href={`/admin/reports/pratiche/${pratica._id}`}>{pratica.codice}</IntentLink>
              ) : (
                '—'
              )}
            </td>
            <td data-label="Compenso" data-numeric="true">
              {euroText(compenso)}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}

function Earned({ items }: { items: readonly Presentato[] }) {
  const paid = items.filter(({ compenso }) => compenso > 0).length
  const total = items.reduce((sum, { compenso }) => sum + compenso, 0)
  return (
    <ContextCard title="Compensi">
      <Facts
        rows={[
          ['Maturati', euroText(total)],
          ['Segnalazioni pagate', String(paid)],
        ]}
      />
    </ContextCard>
  )
}
