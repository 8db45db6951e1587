'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { STATI_SOSPETTO } from '@/lib/features/aml/suspicions/labels'
import { decisioneSchema, type SospettoWhole } from '@/lib/features/aml/suspicions/schema'
import { api } from '@/lib/http/client'

const TONES = { ricevuto: 'warn', inviato: 'bad', archiviato: 'neutral' } as const
const PAGES = { pratica: '/admin/reports/pratiche', cliente: '/admin/site/clients' } as const
const schema = z.object({
  esito: z.string('Scegli che cosa hai deciso.'),
  motivo: decisioneSchema.shape.motivo,
})
const OUTCOMES = [
  { value: 'inviato', label: 'Inviata alla UIF' },
  { value: 'archiviato', label: 'Archiviata' },
]

/** What was reported, newest first, with what was decided of it: for one reader alone. */
export function SuspicionsList({ first }: { first: readonly SospettoWhole[] }) {
  const [items, setItems] = useState(first)
  const [deciding, setDeciding] = useState<SospettoWhole | null>(null)
  if (items.length === 0)
    return (
      <EmptyState title="Nessuna segnalazione">
        Quando ne arriva una lo dice la tua campanella, senza il nome.
      </EmptyState>
    )
  return (
    <Stack>
      {items.map((item) => (
        <Section
          key={item._id}
          title={item.nome}
          actions={item.stato === 'ricevuto' && <Button onClick={() => setDeciding(item)}>DECIDI</Button>}
        >
          <StateBadge label={STATI_SOSPETTO[item.stato]} tone={TONES[item.stato]} />
          <Text my="1em" maw="70ch" breaks="typed">
            {item.testo}
          </Text>
          <Facts
            rows={[
              ['Ricevuta', item.ricevuta],
              ['Ricevuta il', formatInstant(item.ricevutoIl)],
              ['Chi ha segnalato', item.autore],
              [
                item.oggetto === 'pratica' ? 'Pratica' : 'Cliente',
                item.oggettoId && (
                  <IntentLink href={`${PAGES[item.oggetto]}/${item.oggettoId}`}>{item.nome}</IntentLink>
                ),
              ],
              [
                'Deciso',
                item.decisione && `${formatDay(new Date(item.decisione.il))}, ${item.decisione.chi}`,
              ],
              ['Perché', item.decisione?.motivo],
            ]}
          />
        </Section>
      ))}
      {deciding && (
        <FormDialog
          title={`Decidi: ${deciding.nome}`}
          intro="La decisione non cambia più, e si conserva per dieci anni. Il cliente non deve saperne niente."
          fields={[
            {
              name: 'esito',
              label: 'Che cosa hai deciso',
              kind: 'select',
              options: OUTCOMES,
              required: true,
            },
            { name: 'motivo', label: 'Perché', kind: 'textarea', required: true },
          ]}
          schema={schema}
          verb="CONFERMA"
          send={async (values) => {
            const latest = await api.post(`/sospetti/${deciding._id}/decisione`, values, { area: 'admin' })
            setItems((all) => all.map((one) => (one._id === latest._id ? latest : one)))
            toastSuccess('Decisione registrata')
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Stack>
  )
}
