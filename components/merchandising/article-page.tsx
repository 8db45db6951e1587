import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { ArticleForm } from '@/lib/features/merchandising/form'
import { STATI_ARTICOLO } from '@/lib/features/merchandising/labels'
import type { StockMovement, VariantStock } from '@/lib/features/merchandising/types'
import type { DetailProps } from '@/lib/resources/pages'
import { ArticleLinks } from './article-links'
import { MovementsSection } from './movements-section'
import { StockSection } from './stock-section'

export type ArticleShown = Row & { scorte: VariantStock[]; movimenti: StockMovement[] }

/** One item: what is on the shelf of it, what it is, and how the shelf has come about. */
export function ArticlePage({
  row: { scorte, movimenti, ...fields },
  view,
  canEdit,
  canDelete,
  canSeeHistory,
}: DetailProps<ArticleShown>) {
  const row = fields as Row
  const state = STATI_ARTICOLO.find(({ value }) => value === row.stato)
  return (
    <RecordPage
      title={String(row.nome)}
      badge={<StateBadge label={state?.label ?? ''} tone={state?.tone ?? 'neutral'} />}
      primary={canEdit && <ArticleLinks id={row._id} />}
      id={row._id}
      version={Number(row.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
      sections
    >
      <StockSection id={row._id} version={Number(row.version)} stock={scorte} canEdit={canEdit} />
      <Section title="Articolo">
        <ArticleForm view={view} row={row} canDelete={canDelete} readOnly={!canEdit} />
      </Section>
      <MovementsSection movements={movimenti} />
    </RecordPage>
  )
}
