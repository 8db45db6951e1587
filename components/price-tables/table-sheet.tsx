import type { Row } from '@/components/data/list/use-rows'
import { DeleteButton } from '@/components/data/record/delete-button'
import { valueWords } from '@/components/data/table/value-words'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import type { Riga } from '@/lib/features/price-tables/schema'
import type { ResourceView } from '@/lib/resources/view'
import { GridView } from './grid-view'
import { RowsDownload } from './rows-download'

type Props = {
  row: Row
  view: ResourceView
  /** What its days mean today. */
  days: string | undefined
  canDelete: boolean
}

const SAID = ['prodotto', 'validFrom', 'validTo', 'finalita', 'fuoriPiano']

/** A grid that is published: to read, for nobody changes it any more. */
export function TableSheet({ row, view, days, canDelete }: Props) {
  const righe = row.righe as unknown as Riga[]
  const bank = row.bank as { nome: string } | null
  const facts = view.form
    .filter(({ name }) => SAID.includes(name))
    .map((field) => [field.label, valueWords(row[field.name], field)] as const)
  return (
    <>
      <Section
        title="Condizioni"
        description={days}
        actions={canDelete && <DeleteButton view={view} row={row} backTo={view.page} />}
      >
        <Facts rows={[['Banca', bank?.nome ?? '—'], ...facts]} />
      </Section>
      <Section
        title={`Righe (${righe.length})`}
        actions={<RowsDownload nome={String(row.nome)} rows={righe} />}
      >
        <GridView rows={righe} />
      </Section>
    </>
  )
}
