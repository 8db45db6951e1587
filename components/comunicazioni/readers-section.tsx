'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { MoreButton } from '@/components/data/list/more-button'
import { SearchBox } from '@/components/data/list/search-box'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Box, Group } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Section } from '@/components/ui/section'
import { toastError } from '@/components/ui/toasts'
import type { ReadersReply, VistaLettori } from '@/lib/features/comunicazioni/schema'
import { elided } from '@/lib/italian/elided'
import { AgenciesTable } from './agencies-table'
import { ReadersTable } from './readers-table'
import { useReaders } from './use-readers'

type Props = {
  id: string
  asksConfirmation: boolean
  /** Its job may still be telling people. */
  isSending: boolean
}

function viewsOf({ destinatari, letti, confermati }: ReadersReply['totali'], asksConfirmation: boolean) {
  const reading = [
    { value: 'tutti', label: 'Tutti', count: destinatari },
    { value: 'non_letti', label: 'Non letta', count: destinatari - letti },
    { value: 'letti', label: 'Letta', count: letti },
  ] as const
  const confirming = [
    { value: 'da_confermare', label: 'Da confermare', count: destinatari - confermati },
    { value: 'confermati', label: 'Confermata', count: confermati },
  ] as const
  return asksConfirmation ? [...reading, ...confirming] : reading
}

/** Who was meant, who has read it and who has not. */
export function ReadersSection({ id, asksConfirmation, isSending }: Props) {
  const area = useArea()
  // Who is still missing is what one looks for.
  const [vista, setVista] = useState<VistaLettori>(asksConfirmation ? 'da_confermare' : 'non_letti')
  const [q, setSearch] = useState('')
  const [byAgency, setByAgency] = useState(false)
  const found = useReaders(id, { vista, q, isSending })
  const first = found.data?.pages[0]
  const csv = () => {
    const query = new URLSearchParams({ formato: 'csv', vista, q })
    void download(`/v2/comunicazioni/${id}/readers?${query}`, area, () => undefined).catch(toastError)
  }
  return (
    <Section
      title="Destinatari"
      description={first && summary(first.totali, asksConfirmation)}
      actions={
        <>
          <Button size="xs" aria-pressed={byAgency} onClick={() => setByAgency(!byAgency)}>
            {byAgency ? 'PER PERSONA' : 'PER AGENZIA'}
          </Button>
          <Button size="xs" onClick={csv}>
            CSV
          </Button>
        </>
      }
    >
      <QueryProblem query={found} />
      {!first && found.isPending && <Loading what="dei destinatari" />}
      {first && byAgency && <AgenciesTable agencies={first.agenzie} asksConfirmation={asksConfirmation} />}
      {first && !byAgency && (
        <>
          <Group gap="sm" justify="space-between" mb="sm">
            <ViewSwitch
              label="Destinatari"
              views={viewsOf(first.totali, asksConfirmation)}
              value={vista}
              onChange={setVista}
            />
            <Box flex="0 1 15rem">
              <SearchBox value={q} onSearch={setSearch} />
            </Box>
          </Group>
          <ReadersTable
            rows={found.data?.pages.flatMap(({ items }) => items) ?? []}
            asksConfirmation={asksConfirmation}
          />
          <Box mt="sm">
            <MoreButton pages={found} />
          </Box>
        </>
      )}
    </Section>
  )
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole))

function summary({ destinatari, notificati, letti, confermati }: ReadersReply['totali'], asks: boolean) {
  if (notificati < destinatari) return `Invio in corso: avvisati ${notificati} di ${destinatari}.`
  const read = `Letta ${elided('dal', `${percent(letti, destinatari)}%`)}`
  return asks ? `${read}, confermata ${elided('dal', `${percent(confermati, destinatari)}%`)}.` : `${read}.`
}
