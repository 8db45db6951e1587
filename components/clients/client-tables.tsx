'use client'

import { DOCUMENT_STATES } from '@/components/pratiche/document-words'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import type { ticketsOf } from '@/lib/features/clients/pages'
import { RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { STATI, statoMostrato } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { euro, type ItemOf, nameOf } from './office-words'
import { PagedTable } from './paged-table'

const caseLink = (id: string, codice: string) => (
  <Box href={`/admin/reports/pratiche/${id}`} component={IntentLink} c="var(--link)" fw={500}>
    {codice}
  </Box>
)

export const CasesTable = ({ id }: { id: string }) => (
  <PagedTable
    id={id}
    part="pratiche"
    caption="Pratiche del cliente"
    none="Nessuna pratica"
    columns={[
      {
        label: 'Pratica',
        cell: ({ praticaId, codice, prodotto, ruolo }) => (
          <>
            {caseLink(praticaId, codice)}
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {PRODOTTI[prodotto]}, {RUOLI_PERSONA[ruolo].toLowerCase()}
            </Text>
          </>
        ),
      },
      {
        label: 'Stato',
        cell: ({ prossimo, ...pratica }) => (
          <>
            <StateBadge {...statoMostrato(pratica)} />
            {prossimo && (
              <Text c="dimmed" fz="xs" breaks="anywhere">
                Poi: {STATI[prossimo].label.toLowerCase()}
              </Text>
            )}
          </>
        ),
      },
      { label: 'Importo', numeric: true, cell: ({ importo }) => euro(importo) },
      { label: 'Agente', cell: ({ agente }) => nameOf(agente) },
      { label: 'Ultima attività', cell: ({ ultimaAttivita }) => formatDay(new Date(ultimaAttivita)) },
    ]}
  />
)

export const DocumentsTable = ({ id }: { id: string }) => (
  <PagedTable
    id={id}
    part="documents"
    caption="Documenti del cliente"
    none="Nessun documento"
    groupOf={({ gruppo }) => gruppo}
    columns={[
      { label: 'Documento', cell: ({ nome }) => nome },
      { label: 'Stato', cell: ({ stato }) => <StateBadge {...DOCUMENT_STATES[stato]} /> },
      { label: 'Pratica', cell: ({ praticaId, codice }) => caseLink(praticaId, codice) },
      { label: 'Caricato il', cell: ({ caricatoIl }) => (caricatoIl ? formatInstant(caricatoIl) : '—') },
    ]}
  />
)

const TICKET: Record<ItemOf<typeof ticketsOf>['stato'], string> = {
  aperto: 'Aperto',
  in_lavorazione: 'In lavorazione',
  in_attesa: 'In attesa',
  risolto: 'Risolto',
  chiuso: 'Chiuso',
}

export const TicketsTable = ({ id }: { id: string }) => (
  <PagedTable
    id={id}
    part="tickets"
    caption="Ticket del cliente"
    none="Nessun ticket"
    columns={[
      { label: 'Ticket', cell: ({ codice }) => codice },
      { label: 'Oggetto', cell: ({ oggetto }) => oggetto },
      { label: 'Stato', cell: ({ stato }) => TICKET[stato] },
      { label: 'Aperto', cell: ({ apertoIl }) => formatInstant(apertoIl) },
    ]}
  />
)
