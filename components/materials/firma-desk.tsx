'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Box, Columns, Group, Stack } from '@/components/ui/layout'
import { Section, SectionStack } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { Switch } from '@/components/ui/switch'
import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import {
  type CopiedSignature,
  type FirmaOptions,
  LAYOUT_FIRMA,
  type LayoutFirma,
  SCELTE_FIRMA,
  type SceltaFirma,
} from '@/lib/features/materials/firma/schema'
import { optionsOf } from '@/lib/words/options'
import { CopyButton } from './copy-button'
import { FileButton } from './file-button'
import { FirmaSteps } from './firma-steps'
import { Notes } from './notes'
import { ShownChoices } from './shown-choices'
import { useSignature } from './use-signature'

const layouts = optionsOf(LAYOUT_FIRMA)
const choices = Object.entries(SCELTE_FIRMA) as [SceltaFirma, string][]

/** The agent's signature for letters: how it looks, how it is copied, where it goes. */
export function FirmaDesk() {
  const { options, setOptions, query, shown, onCopied } = useSignature()
  const { data } = shown
  const file = (formato: string) => `/v2/agents/me/signature?${query}&formato=${formato}`
  return (
    <>
      <PageHeader
        title="Firma e-mail"
        badge={data?.copiata && <CopiedBadge copied={data.copiata} />}
        primary={
          data && (
            <CopyButton
              look="primary"
              label="COPIA LA FIRMA"
              html={data.html}
              text={data.testo}
              onCopied={onCopied}
            />
          )
        }
      >
        Nome, ruolo e contatti vengono dal profilo; in fondo c’è quello che vuole la legge.
      </PageHeader>
      <Columns sides="minmax(260px, 340px) minmax(0, 1fr)" gap="md">
        <SectionStack>
          <Section title="Aspetto">
            <OptionFields options={options} onChange={setOptions} />
          </Section>
        </SectionStack>
        <SectionStack>
          <Notes notes={[...(data?.copiata?.attuale === false ? [OUTDATED] : []), ...(data?.avvisi ?? [])]} />
          <QueryProblem query={shown} />
          {shown.isPending && <SkeletonText lines={6} />}
          {data && <Preview html={data.html} />}
          {data && (
            <Section
              title="Altri modi"
              description={`Pesa ${numberText(data.peso / 1000, { most: 1 })} kB, immagini a parte.`}
            >
              <Group gap="xs">
                <CopyButton label="COPIA L’HTML" text={data.html} onCopied={onCopied} />
                <CopyButton label="COPIA IL TESTO" text={data.testo} onCopied={onCopied} />
                <FileButton url={file('html')}>FILE .HTM</FileButton>
                <FileButton url={file('txt')}>FILE .TXT</FileButton>
              </Group>
            </Section>
          )}
          <FirmaSteps />
        </SectionStack>
      </Columns>
    </>
  )
}

const OUTDATED =
  'Da quando l’hai copiata sono cambiati il tuo profilo, i dati della società o il banner della rete: copiala di nuovo.'

/** Whether the signature that the agent uses is still the one of today. */
function CopiedBadge({ copied: { attuale, il } }: { copied: CopiedSignature }) {
  return attuale ? (
    <StateBadge label={`Copiata il ${formatDay(new Date(il))}`} tone="ok" />
  ) : (
    <StateBadge label="Da aggiornare" tone="warn" />
  )
}

function OptionFields({
  options,
  onChange,
}: {
  options: FirmaOptions
  onChange: (options: FirmaOptions) => void
}) {
  return (
    <Stack gap="sm">
      <Select
        label="Modello"
        required
        options={layouts}
        value={options.layout}
        onChange={(layout) => layout && onChange({ ...options, layout: layout as LayoutFirma })}
      />
      <ShownChoices
        choices={choices}
        shown={options}
        onChange={(name, value) => onChange({ ...options, [name]: value })}
      />
    </Stack>
  )
}

const GROUNDS = { chiaro: ['#ffffff', '#14292c'], scuro: ['#1b1b1d', '#e8e8e8'] } as const
type Ground = keyof typeof GROUNDS

const grounds = [
  { v: 'chiaro' as const, n: 'Chiaro' },
  { v: 'scuro' as const, n: 'Scuro' },
]
const widths = [
  { v: false, n: 'Computer' },
  { v: true, n: 'Telefono' },
]

/** The signature in a page of its own, where no style of ours reaches it. */
function Preview({ html }: { html: string }) {
  const [ground, setGround] = useState<Ground>('chiaro')
  const [narrow, setNarrow] = useState(false)
  const [back, ink] = GROUNDS[ground]
  const page = `<!DOCTYPE html><html lang="it"><head><title>Firma</title></head><body style="margin:16px;background:${back};color:${ink};font-family:Arial,Helvetica,sans-serif;font-size:13px">${html}</body></html>`
  return (
    <Section title="Anteprima">
      <Stack gap="sm">
        <Group gap="xs">
          <Switch
            label="Sfondo"
            options={grounds}
            value={ground}
            onChange={(value) => value && setGround(value)}
          />
          <Switch
            label="Schermo"
            options={widths}
            value={narrow}
            onChange={(value) => setNarrow(value === true)}
          />
        </Group>
        <Box
          component="iframe"
          display="block"
          w="100%"
          maw={narrow ? 340 : undefined}
          bd="1px solid var(--line)"
          bdrs="sm"
          title="Anteprima della firma"
          srcDoc={page}
          sandbox=""
          height={narrow ? 440 : 390}
        />
      </Stack>
    </Section>
  )
}
