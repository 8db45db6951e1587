'use client'

import { useQuery } from '@tanstack/react-query'
import { RecordActivity } from '@/components/data/history/record-history'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { RecordDetail } from '@/components/data/record/record-detail'
import { ContextCard, ContextLink } from '@/components/data/record/record-layout'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatRate } from '@/lib/core/money'
import { BankForm } from '@/lib/features/banks/form'
import { bankSchema } from '@/lib/features/banks/schema'
import { records } from '@/lib/http/records'
import type { DetailProps } from '@/lib/resources/pages'
import { PRODOTTI } from '@/lib/words/products'

const PRODUCTS = '/admin/system/banks/products'
/** Of a bank that has more the list of its products has all. */
const MOST = 50

/** A bank: whether it takes cases, what it offers, what hangs on it. */
export function BankPage({ row, view, canEdit, canDelete, canSeeHistory }: DetailProps) {
  const products = useProducts(row._id)
  const form = (
    <BankForm key={String(row.version)} view={view} row={row} readOnly={!canEdit} canDelete={canDelete} />
  )
  const activity = <RecordActivity id={row._id} version={Number(row.version)} fields={view.history} />
  return (
    <RecordDetail
      title={String(row.nome)}
      row={row}
      view={view}
      badge={<StateBadge {...(row.attiva ? ON : OFF)} />}
      primary={
        canEdit && (
          <Button
            look={products.data?.items.length === 0 ? 'primary' : 'secondary'}
            href={`${PRODUCTS}/${row._id}/add`}
          >
            NUOVO PRODOTTO
          </Button>
        )
      }
      facts={{ label: 'Banca', schema: bankSchema, readOnly: !canEdit, fields: factsOf(view.form) }}
      tabs={[
        {
          value: 'prodotti',
          label: 'Prodotti',
          count: products.data?.items.length,
          panel: <Products bankId={row._id} query={products} />,
        },
        { value: 'dati', label: 'Dati', panel: form },
        ...(canSeeHistory ? [{ value: 'attivita', label: 'Attività', panel: activity }] : []),
      ]}
      tabsLabel="La banca"
      contextLabel="Pratiche e accordi"
      context={<Work row={row} />}
      canSeeHistory={canSeeHistory}
    />
  )
}

const ON = { label: 'Attiva', tone: 'ok' } as const
const OFF = { label: 'Non attiva', tone: 'neutral' } as const

/** A picture is no line among others. */
const factsOf = (form: DetailProps['view']['form']) => form.filter(({ kind }) => kind !== 'image')

function useProducts(bankId: string) {
  const area = useArea()
  return useQuery({
    queryKey: ['bankProducts', area, 'banca', bankId],
    queryFn: ({ signal }) =>
      records.list('bankProducts', { area, signal, query: { 'filter[bankId]': bankId, limit: MOST } }),
    meta: { silent: true },
  })
}

function Products({ bankId, query }: { bankId: string; query: ReturnType<typeof useProducts> }) {
  if (query.isPending) return <SkeletonText lines={5} />
  if (!query.data) return <QueryProblem query={query} title="I prodotti non sono disponibili" />
  const items = query.data.items as Row[]
  if (items.length === 0)
    return (
      <EmptyState title="Ancora nessun prodotto">
        Senza prodotti la banca non compare nei confronti e non si sceglie con un tasso.
      </EmptyState>
    )
  return (
    <Stack gap="sm">
      <CardTable label="Prodotti della banca">
        <TableHead heads={['Nome', 'Prodotto', { figure: 'Spread' }, 'Stato']} />
        <tbody>
          {items.map((one) => (
            <tr key={one._id}>
              <td>
                <IntentLink href={`${PRODUCTS}/${one._id}`}>{String(one.nome)}</IntentLink>
              </td>
              <td data-label="Prodotto">{PRODOTTI[one.prodotto as keyof typeof PRODOTTI]}</td>
              <td data-label="Spread" data-numeric="true">
                {typeof one.spread === 'number' ? formatRate(one.spread) : '—'}
              </td>
              <td data-label="Stato">
                <StateBadge {...(one.attivo ? IN_USE : OUT_OF_USE)} />
              </td>
            </tr>
          ))}
        </tbody>
      </CardTable>
      <div>
        <Button size="sm" href={`${PRODUCTS}/${bankId}`}>
          GESTISCI I PRODOTTI
        </Button>
      </div>
    </Stack>
  )
}

const IN_USE = { label: 'Attivo', tone: 'ok' } as const
const OUT_OF_USE = { label: 'Non attivo', tone: 'neutral' } as const

/** What hangs on a bank: its cases and the agreements with it, each as its list. */
function Work({ row }: { row: Row }) {
  const site = typeof row.sito === 'string' && row.sito ? row.sito : null
  return (
    <>
      {typeof row.urlLogo === 'string' && row.urlLogo && (
        <ContextCard title="Logo">
          <img src={row.urlLogo} alt={`Logo di ${row.nome}`} style={{ maxWidth: '100%', maxHeight: 64 }} />
        </ContextCard>
      )}
      <ContextCard title="Lavoro">
        <Flex direction="column" gap="xxs">
          {(
            [
              ['Pratiche con questa banca', `/admin/reports/pratiche?filter[bankId]=${row._id}`],
              ['Accordi', `/admin/reports/provvigioni/accordi-banche?filter[bankId]=${row._id}`],
            ] as const
          ).map(([label, href]) => (
            <ContextLink key={href} href={href}>
              {label}
            </ContextLink>
          ))}
          {site && (
            <Text fz="xs" breaks="anywhere">
              <a href={site} target="_blank" rel="noopener">
                {site}
              </a>
            </Text>
          )}
        </Flex>
      </ContextCard>
    </>
  )
}
