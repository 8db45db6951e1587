'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { JobProgress } from '@/components/data/job/job-progress'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { FileButton } from '@/components/materials/file-button'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { formatDay, formatInstant, todayInRome } from '@/lib/core/dates'
import { type Pack, packRules, packSchema } from '@/lib/features/compliance/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import classes from './compliance.module.css'

const KEY = ['compliance', 'packs'] as const
const fields: Field[] = [
  { name: 'dal', label: 'Dal', kind: 'day', required: true, width: 6 },
  { name: 'al', label: 'Al', kind: 'day', required: true, width: 6 },
]
const thisYear = () => ({ dal: `${todayInRome().slice(0, 4)}-01-01`, al: todayInRome() })

/** Packs for an inspection: what could be shown of a period, in one file, and those that were asked for before. */
export function Packs() {
  const area = useArea()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const packs = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/compliance/fascicoli', { area, signal }),
    meta: { silent: true },
  })
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  const items = packs.data?.items ?? []
  return (
    <Section
      title="Fascicolo per un’ispezione"
      description="Reclami, preventivi consegnati, incarichi, riesami, identificazioni, testi com’erano e parole tenute, formazione, estratti e segnalatori di un periodo, in un archivio ZIP. Chi lo chiede resta nella cronologia."
      actions={<Button onClick={() => setOpen(true)}>PREPARA UN FASCICOLO</Button>}
    >
      <Stack gap="sm">
        <QueryProblem query={packs} />
        {packs.data && items.length === 0 && (
          <Text c="dimmed" fz="xs">
            Non ne hai ancora chiesto nessuno.
          </Text>
        )}
        {items.length > 0 && (
          <Stack component="ul" gap={0} className={classes.list}>
            {items.map((pack) => (
              <PackLine key={pack._id} pack={pack} onEnd={() => void refresh()} />
            ))}
          </Stack>
        )}
      </Stack>
      {isOpen && (
        <FormDialog
          title="Fascicolo per un’ispezione"
          intro="Lo prepariamo mentre fai altro: quando è pronto te lo dice la campanella."
          fields={fields}
          schema={packSchema}
          rules={packRules}
          start={thisYear()}
          verb="PREPARA"
          send={async (values, headers) => {
            await api.post('/compliance/fascicoli', values, { area, headers })
            await refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

function PackLine({ pack, onEnd }: { pack: Pack; onEnd: () => void }) {
  const { dal, al, createdAt, fileId, jobId } = pack
  const period = `${formatDay(dal)} – ${formatDay(al)}`
  return (
    <li>
      <strong>{period}</strong>
      <Text span c="dimmed" fz="xs">
        chiesto il {formatInstant(createdAt)}
      </Text>
      {fileId ? (
        <FileButton size="xs" url={`/v2/storage/files/${fileId}`} aria-label={`SCARICA: ${period}`}>
          SCARICA
        </FileButton>
      ) : (
        <JobProgress id={jobId} parts="file" onEnd={onEnd} />
      )}
    </li>
  )
}
