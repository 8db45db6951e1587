'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Upload } from '@/components/data/files/upload'
import { QueryProblem } from '@/components/data/record/query-problem'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { formatSize } from '@/components/ui/file-size'
import { Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { TextInput } from '@/components/ui/text-input'
import { formatInstant } from '@/lib/core/dates'
import type { FileVersionRow } from '@/lib/features/files/manager/schema'
import { api } from '@/lib/http/client'
import { ACCEPTED, fileIdOf } from './accepted'
import { DownloadButton } from './download-button'
import classes from './file-manager.module.css'

type Props = { id: string; version: number; versione: number; canEdit: boolean }

/** What the file was and is; a new content comes under the same address. */
export function VersionsCard({ id, version, versione, canEdit }: Props) {
  const { area, busy, send, run, refresh } = useRecordVerb('files', id)
  const [nota, setNota] = useState('')
  const found = useQuery({
    queryKey: ['files', area, id, 'versions', versione],
    queryFn: ({ signal }) => api.get(`/files/${id}/versions`, { area, signal }),
    meta: { silent: true },
  })
  const { data } = found
  const add = (url: string) =>
    run(async () => {
      await send('versions', { fileId: fileIdOf(url), nota, version })
      setNota('')
    }, 'Nuova versione caricata')
  const restore = (n: number) =>
    run(async () => {
      await api.post(`/files/${id}/versions/${n}/restore`, { version }, { area })
      await refresh()
    }, `La versione ${n} è di nuovo quella attuale`)
  return (
    <Section
      title="Versioni"
      description="L’indirizzo resta lo stesso: chi lo scarica trova sempre l’ultima."
    >
      {canEdit && (
        <Stack gap="sm" mb="md">
          <TextInput
            label="Che cosa cambia"
            description="Facoltativo: si legge nell’elenco qui sotto."
            value={nota}
            onChange={setNota}
          />
          <Upload label="Nuova versione" accept={ACCEPTED} disabled={busy} onFile={({ url }) => add(url)} />
        </Stack>
      )}
      {found.isPending && <Loading />}
      <QueryProblem query={found} />
      {data && (
        <CardTable label="Versioni">
          <TableHead
            heads={[
              'Versione',
              'Nota',
              'Caricata',
              { figure: 'Dimensione' },
              { figure: 'Scaricata' },
              { spoken: 'Azioni' },
            ]}
          />
          <tbody>
            {data.items.map((row) => (
              <VersionLine
                key={row.n}
                id={id}
                row={row}
                busy={busy}
                onRestore={canEdit ? () => void restore(row.n) : undefined}
              />
            ))}
          </tbody>
        </CardTable>
      )}
    </Section>
  )
}

type LineProps = { id: string; row: FileVersionRow; busy: boolean; onRestore?: () => void }

function VersionLine({
  id,
  row: { n, nota, nome, at, da, dimensione, scaricamenti, attuale },
  busy,
  onRestore,
}: LineProps) {
  return (
    <tr>
      <th scope="row" title={nome}>
        {n} {attuale && <StateBadge label="Attuale" tone="ok" shape="check" />}
      </th>
      <td data-label="Nota">{nota}</td>
      <td data-label="Caricata">
        {formatInstant(at)}{' '}
        <Text span display="block" c="dimmed" fz="xs">
          {da}
        </Text>
      </td>
      <td data-label="Dimensione" data-numeric="true">
        {formatSize(dimensione)}
      </td>
      <td data-label="Scaricata" data-numeric="true">
        {scaricamenti}
      </td>
      <td>
        <div className={classes.lineActions}>
          <DownloadButton id={id} versione={n} size="xs" look="quiet" />
          {onRestore && !attuale && (
            <Button size="xs" disabled={busy} aria-label={`RIPRENDI la versione ${n}`} onClick={onRestore}>
              RIPRENDI
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
