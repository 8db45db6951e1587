'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { QueryProblem } from '@/components/data/record/query-problem'
import { CardTable } from '@/components/data/table/card-table'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import { type Bucket, scopoWords } from '@/lib/features/files/storage/schema'
import { api } from '@/lib/http/client'
import classes from './storage-browser.module.css'
import { SurveyCard } from './survey-card'

/** The buckets of the installation: what they hold and for what, and whether rows and objects agree. */
export function BucketsScreen() {
  const area = useArea()
  const found = useQuery({
    queryKey: ['storage/buckets', area],
    queryFn: ({ signal }) => api.get('/storage/buckets', { area, signal }),
  })
  const { data } = found
  return (
    <>
      <PageHeader title="Archivio dei file" />
      <Box miw={0} className={classes.stack}>
        {found.isPending && <SkeletonTable columns={5} rows={2} />}
        <QueryProblem query={found} />
        {data && <BucketsTable buckets={data.items} />}
        {data?.items.map((bucket) => (
          <Purposes key={bucket.nome} bucket={bucket} />
        ))}
        {data?.items.map(({ nome }) => (
          <SurveyCard key={nome} bucket={nome} />
        ))}
      </Box>
    </>
  )
}

function BucketsTable({ buckets }: { buckets: readonly Bucket[] }) {
  return (
    <Section
      title="Contenitori"
      description="I file stanno nell’archivio; quello che se ne sa, nel database."
    >
      <CardTable label="Contenitori">
        <TableHead
          heads={[
            'Nome',
            'Stato',
            { figure: 'File' },
            { figure: 'Spazio' },
            { figure: 'Aspettano l’archivio' },
          ]}
        />
        <tbody>
          {buckets.map(({ nome, raggiungibile, oggetti, bytes, inAttesa }) => (
            <tr key={nome}>
              <th scope="row">
                <IntentLink href={`/admin/system/storage/${nome}`}>{nome}</IntentLink>
              </th>
              <td data-label="Stato">
                {raggiungibile ? (
                  <StateBadge label="Risponde" tone="ok" shape="check" />
                ) : (
                  <StateBadge label="Non risponde" tone="bad" shape="cross" />
                )}
              </td>
              <td data-label="File" data-numeric="true">
                {numberText(oggetti)}
              </td>
              <td data-label="Spazio" data-numeric="true">
                {formatSize(bytes)}
              </td>
              <td data-label="Aspettano l’archivio" data-numeric="true">
                {numberText(inAttesa.oggetti)}
                {inAttesa.oggetti > 0 && ` (${formatSize(inAttesa.bytes)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </CardTable>
    </Section>
  )
}

/** What the files of a bucket are kept for; each opens the list of those. */
function Purposes({ bucket: { nome, scopi } }: { bucket: Bucket }) {
  return (
    <Section title={`Che cosa c’è in ${nome}`}>
      {scopi.length === 0 && (
        <Text c="dimmed" fz="xs">
          Ancora niente.
        </Text>
      )}
      {scopi.length > 0 && (
        <CardTable label={`Che cosa c’è in ${nome}`}>
          <TableHead heads={['A che cosa servono', { figure: 'File' }, { figure: 'Spazio' }]} />
          <tbody>
            {scopi.map(({ scopo, oggetti, bytes }) => (
              <tr key={scopo}>
                <th scope="row">
                  <IntentLink href={`/admin/system/storage/${nome}?scopo=${encodeURIComponent(scopo)}`}>
                    {scopoWords(scopo)}
                  </IntentLink>
                </th>
                <td data-label="File" data-numeric="true">
                  {numberText(oggetti)}
                </td>
                <td data-label="Spazio" data-numeric="true">
                  {formatSize(bytes)}
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </Section>
  )
}
