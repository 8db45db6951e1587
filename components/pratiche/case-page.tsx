'use client'

import { IdentificationPanel } from '@/components/aml/identification/panel'
import { RecordActivity } from '@/components/data/activity/activity-timeline'
import { RecordHistory } from '@/components/data/history/record-history'
import { type Tab, Tabs } from '@/components/data/page/tabs'
import { RecordHead } from '@/components/data/record/record-head'
import { RecordLayout } from '@/components/data/record/record-layout'
import { StateBadge } from '@/components/ui/status-badge'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { DetailProps } from '@/lib/resources/pages'
import type { ResourceView } from '@/lib/resources/view'
import { percorso, statoMostrato } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { CaseActions } from './case-actions'
import { CaseProvider } from './case-context'
import { CaseData } from './case-data'
import { CaseFacts } from './case-facts'
import { CaseFields } from './case-fields'
import { CaseSide } from './case-side'
import { Commissions } from './commissions'
import { Documents } from './documents'
import { PaymentCard } from './payment-card'
import { People } from './people'
import { nameOf } from './person-words'
import { ProgressLine } from './progress-line'
import { stalledWords } from './stalled-words'
import { useCaseQuery } from './use-case-query'

/** A case: its state and next step at the top; its facts, what happens, and what hangs on it side by side. */
export function CasePage({ row, view, canEdit, canSeeHistory }: DetailProps<PraticaDetail>) {
  const { pratica, query, reload } = useCaseQuery(row)
  const stati = view.list.filters.find(({ name }) => name === 'stato')?.options ?? []
  const { label, tone } = statoMostrato(pratica)
  const way = percorso(pratica.product)
  return (
    <CaseProvider value={{ pratica, stati, percorso: way, reload }}>
      <RecordHead
        title={nameOf(pratica)}
        query={query}
        badge={
          <>
            <StateBadge label={label} tone={tone} />
            {pratica.ferma && <StateBadge label={stalledWords(pratica.ferma.giorni)} tone="warn" />}
          </>
        }
        primary={<CaseActions />}
      >
        <CaseFacts />
      </RecordHead>
      <PaymentCard />
      <ProgressLine pratica={pratica} percorso={way} stati={stati} />
      <RecordLayout
        facts={{ id: 'dati', label: 'Dati', content: <CaseFields view={view} readOnly={!canEdit} /> }}
        main={{
          id: 'attivita',
          label: 'Attività',
          content: <Tabs label="La pratica" tabs={tabsOf(pratica, view, stati, canEdit)} />,
        }}
        context={{
          id: 'contesto',
          label: 'Persone e documenti',
          content: (
            <>
              <CaseSide />
              {canSeeHistory && (
                <aside aria-label="Cronologia delle modifiche">
                  <RecordHistory id={pratica._id} version={pratica.version} fields={view.history} />
                </aside>
              )}
            </>
          ),
        }}
      />
    </CaseProvider>
  )
}

function tabsOf(
  { _id, persone, documenti, provvigioni }: PraticaDetail,
  view: ResourceView,
  stati: readonly Option[],
  canWrite: boolean,
): Tab[] {
  const activity = <RecordActivity path="pratiche" id={_id} stati={stati} canWrite={canWrite} canShare />
  return [
    { value: 'attivita', label: 'Attività', panel: activity },
    { value: 'persone', label: 'Persone', count: persone.length, panel: <People /> },
    { value: 'documenti', label: 'Documenti', count: documenti.length, panel: <Documents /> },
    { value: 'identificazione', label: 'Identificazione', panel: <IdentificationPanel /> },
    { value: 'dati', label: 'Dati', panel: <CaseData view={view} /> },
    // Of an open case what it would pay stands at the side.
    ...(provvigioni && provvigioni.length > 0
      ? [{ value: 'provvigioni', label: 'Provvigioni', panel: <Commissions righe={provvigioni} /> }]
      : []),
  ]
}
