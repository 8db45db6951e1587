'use client'

import type { Row } from '@/components/data/list/use-rows'
import { DataTable } from '@/components/data/table/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { CATEGORIE_ILLECITI, STATI_SEGNALAZIONE } from '@/lib/features/whistleblowing/labels'
import type { ReportLine } from '@/lib/features/whistleblowing/types'
import type { Column } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { TONES } from './office-tones'

const categories: Option[] = optionsOf(CATEGORIE_ILLECITI)
const states: Option[] = Object.entries(STATI_SEGNALAZIONE).map(([value, label]) => ({
  value,
  label,
  tone: TONES[value],
}))

const COLUMNS: Column[] = [
  { path: 'categoriaLabel', label: 'Di che cosa si tratta', kind: 'title' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: states },
  { path: 'scadeAt', label: 'Prossimo termine', kind: 'due' },
  { path: 'prossimoLabel', label: 'Che cosa manca', kind: 'text' },
  { path: 'daLeggere', label: 'Da leggere', kind: 'boolean' },
  { path: 'inviataIl', label: 'Inviata il', kind: 'instant' },
  { path: 'avvisoEntro', label: 'Avviso entro', kind: 'instant' },
  { path: 'riscontroEntro', label: 'Riscontro entro', kind: 'instant' },
  { path: 'messaggi', label: 'Messaggi', kind: 'number' },
]

/** Of the law: receipt within seven days, an answer within three months. */
const NEXT = { avviso: 'Avviso di ricevimento', riscontro: 'Riscontro' } as const

/** Every report: what is due by when, the nearest first, and not a word of the text. */
export function OfficeList({ reports }: { reports: ReportLine[] }) {
  if (reports.length === 0) {
    return (
      <EmptyState title="Nessuna segnalazione, per ora">
        Quando ne arriva una te lo dice la campanella, senza il suo testo.
      </EmptyState>
    )
  }
  const rows: Row[] = reports.map((report) => ({
    ...report,
    version: 1,
    categoriaLabel: categories.find(({ value }) => value === report.categoria)?.label,
    prossimoLabel: report.prossimo && NEXT[report.prossimo],
  }))
  return (
    <DataTable
      caption="Segnalazioni riservate"
      columns={COLUMNS}
      rows={rows}
      sort=""
      onSort={() => undefined}
      hrefOf={(row) => `/admin/feeds/whistleblowing/${row._id}`}
      busy={false}
    />
  )
}
