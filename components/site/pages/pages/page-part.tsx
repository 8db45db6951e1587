import { StorageList } from '@/components/site/consent/storage-list'
import { Versions } from '@/components/site/pages/informazioni/versions'
import { Prose } from '@/components/site/prose'
import type { Tabella } from '@/lib/features/content/schema'
import type { PageTables } from '@/lib/features/content/types'
import { Banks, Commissions, Fees } from './bank-tables'
import type { Part } from './body'
import { ThresholdTable } from './thresholds'
import { WorkedExample } from './worked-example'

function Table({ tabella, tables }: { tabella: Tabella; tables: PageTables }) {
  const { asOf, banche = [], massimi, soglie, esempio, informazioni = [] } = tables
  if (tabella === 'informazioni') return <Versions versions={informazioni} />
  if (tabella === 'browser') return <StorageList />
  if (tabella === 'soglie') return <ThresholdTable soglie={soglie} />
  if (tabella === 'esempio') return esempio ? <WorkedExample offerta={esempio} /> : null
  const Kind = { provvigioni: Commissions, banche: Banks, compensi: Fees }[tabella]
  return <Kind banche={banche} massimi={massimi} asOf={asOf} />
}

/** A stretch of the text, or a table with the data of today. */
export function PagePart({ part, tables }: { part: Part; tables: PageTables }) {
  return 'html' in part ? <Prose html={part.html} /> : <Table tabella={part.tabella} tables={tables} />
}
