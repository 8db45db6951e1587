'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { formatRate } from '@/lib/core/money'
import type { requestsOf } from '@/lib/features/clients/requests-of'
import { RICHIESTE, STATI_RICHIESTA } from '@/lib/features/leads/contact-requests/schema'
import type { StatoRichiesta } from '@/lib/features/leads/contact-requests/types'
import { CANALI, STATI_LEAD } from '@/lib/features/leads/schema'
import { PRODOTTI } from '@/lib/words/products'
import { euro, type ItemOf, nameOf } from './office-words'
import { PagedTable } from './paged-table'

type Item = ItemOf<typeof requestsOf>
type Offer = NonNullable<Extract<Item, { tipo: 'richiesta' }>['offerta']>

/** What the client asked for, and what was written from the client's address. */
export const RequestsTable = ({ id }: { id: string }) => (
  <PagedTable
    id={id}
    part="requests"
    caption="Richieste del cliente"
    none="Nessuna richiesta"
    columns={[
      { label: 'Richiesta', cell: (item) => <Name item={item} /> },
      {
        label: 'Che cosa',
        cell: (item) => (item.tipo === 'contatto' ? RICHIESTE[item.motivo] : PRODOTTI[item.prodotto]),
      },
      {
        label: 'Stato',
        cell: (item) => {
          const { label, tone } =
            item.tipo === 'contatto' ? STATI_RICHIESTA[item.stato as StatoRichiesta] : STATI_LEAD[item.stato]
          return <StateBadge label={label} tone={tone} />
        },
      },
      {
        label: 'Importo',
        numeric: true,
        cell: (item) => (item.tipo === 'contatto' ? '—' : euro(item.importo)),
      },
      { label: 'Da', cell: channelOf },
      { label: 'Agente', cell: ({ agente }) => nameOf(agente) },
      { label: 'Inviata il', cell: ({ inviataIl }) => formatInstant(inviataIl) },
    ]}
  />
)

function Name({ item }: { item: Item }) {
  const [page, name] =
    item.tipo === 'contatto'
      ? ['/admin/feeds/requests', 'Contatto']
      : ['/admin/feeds/leadRequests', item.codice]
  return (
    <>
      <Box href={`${page}/${item._id}`} component={IntentLink} c="var(--link)" fw={500}>
        {name}
      </Box>
      <Simulation item={item} />
    </>
  )
}

const channelOf = (item: Item) =>
  item.tipo === 'contatto' ? 'Sito' : ((CANALI as Record<string, string>)[item.channel] ?? item.channel)

/** The offer that was chosen, and the way to see the whole simulation again. */
function Simulation({ item }: { item: Item }) {
  if (item.tipo === 'contatto' || (!item.simulazione && !item.offerta)) return null
  const figures = item.offerta ? figuresOf(item.offerta) : ''
  return (
    <Text c="dimmed" fz="xs" breaks="anywhere">
      {figures && <>{figures} </>}
      {item.simulazione && (
        // The site has a document of its own.
        <Box href={item.simulazione} target="_blank" rel="noopener" component="a" c="var(--link)" fw={500}>
          Apri la simulazione
        </Box>
      )}
    </Text>
  )
}

const figuresOf = ({ banca, rata, tan, taeg }: Offer) =>
  [
    banca,
    rata !== null && `${euro(rata)} al mese`,
    tan !== null && `TAN ${formatRate(tan)}`,
    taeg !== null && `TAEG ${formatRate(taeg)}`,
  ]
    .filter(Boolean)
    .join(', ')
