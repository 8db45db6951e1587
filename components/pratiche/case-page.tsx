'use client'

import { RecordHistory } from '@/components/data/record-history'
import { PageHeader } from '@/components/shell/page-header'
import { type Tab, Tabs } from '@/components/shell/tabs'
import { StateBadge } from '@/components/ui/status-badge'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { percorso } from '@/lib/features/pratiche/states'
import type { DetailProps } from '@/lib/resources/pages'
import type { ResourceView } from '@/lib/resources/view'
import { CaseProvider, labelOf } from './case-context'
import { CaseData } from './case-data'
import { CaseFacts } from './case-facts'
import classes from './case-page.module.css'
import { CaseStory } from './case-story'
import { Commissions } from './commissions'
import { Documents } from './documents'
import { NextStep } from './next-step'
import { People } from './people'
import { ProgressLine } from './progress-line'
import { useCaseQuery } from './use-case-query'

/** A case: what it is and where it stands, the next step, everything in it, its history at the side. */
export function CasePage({ row, view, canSeeHistory }: DetailProps<PraticaDetail>) {
  const { pratica, reload } = useCaseQuery(row)
  const stati = view.list.filters.find(({ name }) => name === 'stato')?.options ?? []
  const { stato, intestatario, product } = pratica
  const way = percorso(product)
  const tone = stati.find(({ value }) => value === stato)?.tone ?? 'neutral'
  return (
    <CaseProvider value={{ pratica, stati, percorso: way, reload }}>
      <PageHeader
        title={intestatario || pratica.codice}
        badge={<StateBadge label={labelOf(stati, stato)} tone={tone} />}
        primary={<NextStep />}
      >
        <CaseFacts />
      </PageHeader>
      <ProgressLine pratica={pratica} percorso={way} stati={stati} />
      <div className={classes.columns} data-history={canSeeHistory}>
        <div className={classes.sheet}>
          <Tabs label="La pratica" tabs={tabsOf(pratica, view)} />
        </div>
        {canSeeHistory && (
          <aside aria-label="Cronologia delle modifiche">
            <RecordHistory id={pratica._id} version={pratica.version} fields={view.history} />
          </aside>
        )}
      </div>
    </CaseProvider>
  )
}

function tabsOf({ persone, documenti, provvigioni }: PraticaDetail, view: ResourceView): Tab[] {
  const open = documenti.filter(({ stato }) => stato !== 'verificato').length
  return [
    { value: 'dati', label: 'Dati', panel: <CaseData view={view} /> },
    { value: 'persone', label: 'Persone', count: persone.length, panel: <People /> },
    { value: 'documenti', label: 'Documenti', count: open || undefined, panel: <Documents /> },
    { value: 'cronologia', label: 'Cronologia', panel: <CaseStory /> },
    ...(provvigioni
      ? [{ value: 'provvigioni', label: 'Provvigioni', panel: <Commissions righe={provvigioni} /> }]
      : []),
  ]
}
