'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReply } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Columns, Tiles } from '@/components/ui/layout'
import { Section, SectionStack } from '@/components/ui/section'
import { SkeletonForm } from '@/components/ui/skeletons'
import type { BdvOptions } from '@/lib/features/materials/bdv/schema'
import { api } from '@/lib/http/client'
import { BDV_START, BdvOptionFields, bdvQueryOf } from './bdv-options'
import { FileButton } from './file-button'
import { Notes } from './notes'
import { Picture } from './picture'

const PAUSE_MS = 250
const RATIO = 85 / 55

/** The agent's own card. */
export function OwnBdv() {
  const me = useReply('agents/getMe', '')
  if (me.data) return <BdvDesk id={me.data._id} isOwn />
  return (
    <>
      <PageHeader title="Biglietto da visita" />
      <Waiting found={me} fields={4} />
    </>
  )
}

type WaitingProps = { found: UseQueryResult; fields: number }

/** While the profile comes, or where it does not. */
export const Waiting = ({ found, fields }: WaitingProps) =>
  found.isLoadingError ? <QueryProblem query={found} /> : <SkeletonForm fields={fields} />

/** A business card as it will be printed, and its files. */
export function BdvDesk({ id, isOwn = false }: { id: string; isOwn?: boolean }) {
  const [options, setOptions] = useState(BDV_START)
  const { card, query, blocked, waits } = useBdv(id, options)
  const person = card.data && `${card.data.card.nome} ${card.data.card.cognome}`
  return (
    <>
      <PageHeader
        title="Biglietto da visita"
        actions={isOwn && <Button href="/agents/system/BDV">ORDINA LA STAMPA</Button>}
        primary={
          <FileButton look="primary" url={`/v2/agents/${id}/bdv.pdf?${query}&tipo=stampa`} disabled={waits}>
            PDF PER LA TIPOGRAFIA
          </FileButton>
        }
      >
        {person ?? 'I dati vengono dal profilo.'}
      </PageHeader>
      <QueryProblem query={card} />
      {!card.isLoadingError && (
        <Columns sides="minmax(260px, 340px) minmax(0, 1fr)" gap="md">
          <Section title="Aspetto" description="Nome, ruolo e contatti vengono dal profilo.">
            <BdvOptionFields options={options} onChange={setOptions} />
          </Section>
          <SectionStack>
            <BdvNotes avvisi={card.data?.avvisi ?? []} />
            <Section title="Anteprima" actions={<OtherFiles id={id} query={query} disabled={waits} />}>
              <BdvFaces id={id} query={query} disabled={blocked} />
            </Section>
          </SectionStack>
        </Columns>
      )}
    </>
  )
}

/** What the card of an agent says with these choices. */
export function useBdv(id: string, options: BdvOptions) {
  const area = useArea()
  const asked = bdvQueryOf(options)
  const [query] = useDebouncedValue(asked, PAUSE_MS)
  const card = useQuery({
    queryKey: ['agents', area, id, 'bdv', query],
    queryFn: ({ signal }) => api.get(`/agents/${id}/bdv`, { area, signal, query }),
    placeholderData: (before) => before,
    meta: { silent: true },
  })
  const blocked = card.data?.avvisi.some(({ blocca }) => blocca) ?? true
  // A file of what was chosen before would be another one than that on the screen.
  return { card, query, blocked, waits: blocked || asked !== query }
}

type Avvisi = readonly { messaggio: string; blocca: boolean }[]

export function BdvNotes({ avvisi }: { avvisi: Avvisi }) {
  const of = (blocks: boolean) => avvisi.filter(({ blocca }) => blocca === blocks).map((one) => one.messaggio)
  return (
    <>
      <Notes notes={of(true)} blocks />
      <Notes notes={of(false)} />
    </>
  )
}

type Shown = { id: string; query: string; disabled: boolean }

export function BdvFaces({ id, query, disabled }: Shown) {
  const at = (faccia: string) => (disabled ? null : `/v2/agents/${id}/bdv.png?${query}&faccia=${faccia}`)
  return (
    <Tiles least={300}>
      <Picture title="Fronte" path={at('fronte')} ratio={RATIO} />
      <Picture title="Retro" path={at('retro')} ratio={RATIO} />
    </Tiles>
  )
}

const OtherFiles = ({ id, query, disabled }: Shown) => (
  <>
    <FileButton size="xs" url={`/v2/agents/${id}/bdv.pdf?${query}&tipo=foglio`} disabled={disabled}>
      FOGLIO DA DIECI
    </FileButton>
    <FileButton size="xs" url={`/v2/agents/${id}/bdv.png?${query}&faccia=fronte`} disabled={disabled}>
      IMMAGINE
    </FileButton>
    <FileButton size="xs" url={`/v2/agents/${id}/bdv.vcf`}>
      VCARD
    </FileButton>
  </>
)
