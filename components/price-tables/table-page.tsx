import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { PriceTableForm } from '@/lib/features/price-tables/form'
import { FASI, type Fase, TABLE_PATHS } from '@/lib/features/price-tables/labels'
import type { Riga } from '@/lib/features/price-tables/schema'
import type { TableExtra } from '@/lib/features/price-tables/types'
import type { DetailProps } from '@/lib/resources/pages'
import { sorted } from './figures'
import { ShownCellProvider } from './shown-cell'
import { TableSheet } from './table-sheet'
import { TableSteps } from './table-steps'
import { TableVersions } from './table-versions'
import type { Tryable } from './try-dialog'

type Shown = Row & TableExtra

/** What the days of a grid mean for who looks at it. */
function daysWords(fase: Fase, { validFrom, validTo }: Shown): string | undefined {
  const end = validTo ? ` fino al ${formatDay(String(validTo))}` : ''
  const days = `dal ${formatDay(String(validFrom))}${end}`
  if (fase === 'bozza') return undefined
  if (fase === 'chiusa') return `È stata in vigore ${days}: resta per i preventivi di allora.`
  const when = fase === 'futura' ? `Sarà in vigore ${days}` : `In vigore ${days}`
  return `${when}: non si modifica, si cambia con una nuova versione.`
}

/** What a draft may be asked before it is published; grids of other products no calculator reads. */
function aboutOf({ prodotto, righe, finalita }: Shown): Tryable | null {
  const rows = righe as unknown as Riga[]
  if (prodotto !== 'prestito' || rows.length === 0) return null
  return {
    importi: sorted(rows.map(({ importo }) => importo)),
    durate: sorted(rows.map(({ durata }) => durata)),
    finalita: finalita as unknown as string[],
  }
}

/** One grid: whether it is in force, its versions, and its rows, which only a draft lets change. */
export function TablePage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps<Shown>) {
  const { famiglia, fase, versioni, ...fields } = row
  const isDraft = fase === 'bozza'
  const plain = fields as unknown as Row
  const table = { path: TABLE_PATHS[famiglia], page: view.page, id: row._id, nome: String(row.nome) }
  return (
    <ShownCellProvider>
      <RecordPage
        title={table.nome}
        badge={<StateBadge {...FASI[fase]} />}
        primary={
          canEdit && (
            <TableSteps
              table={table}
              fase={fase}
              versioni={versioni}
              version={Number(row.version)}
              validFrom={String(row.validFrom)}
              validTo={row.validTo ? String(row.validTo) : null}
              about={isDraft ? aboutOf(row) : null}
            />
          )
        }
        id={row._id}
        version={Number(row.version)}
        canSeeHistory={canSeeHistory}
        history={view.history}
        sections
      >
        {versioni.length > 1 && <TableVersions table={table} versioni={versioni} />}
        {isDraft ? (
          <Section title="Condizioni e righe">
            <PriceTableForm view={view} row={plain} canDelete={canDelete} readOnly={!canEdit} />
          </Section>
        ) : (
          <TableSheet
            row={plain}
            view={view}
            days={daysWords(fase, row)}
            canDelete={canDelete && fase === 'futura'}
          />
        )}
      </RecordPage>
    </ShownCellProvider>
  )
}
