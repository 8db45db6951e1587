'use client'

import Link from 'next/link'
import { DOCUMENT_STATES } from '@/components/pratiche/document-words'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { formatEuro, toCents } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import type { casesOf, documentsOf, leadsOf, ticketsOf } from '@/lib/features/clients/pages'
import { CANALI, STATI_LEAD } from '@/lib/features/leads/schema'
import { RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { STATI } from '@/lib/features/pratiche/states'
import classes from './office.module.css'
import { PagedTable } from './paged-table'

type ItemOf<F extends (...args: never[]) => Promise<{ items: unknown[] }>> = Awaited<
  ReturnType<F>
>['items'][number]
type Person = { nome: string; cognome: string } | null

const nameOf = (person: Person) => (person ? `${person.nome} ${person.cognome}` : '—')
const euro = (value: number | null) => (value === null ? '—' : formatEuro(toCents(value)))
const caseLink = (id: string, codice: string) => (
  <Link href={`/admin/reports/pratiche/${id}`} className={classes.link}>
    {codice}
  </Link>
)

export const CasesTable = ({ id }: { id: string }) => (
  <PagedTable<ItemOf<typeof casesOf>>
    id={id}
    part="pratiche"
    caption="Pratiche del cliente"
    none="Nessuna pratica"
    columns={[
      { label: 'Pratica', cell: ({ praticaId, codice }) => caseLink(praticaId, codice) },
      {
        label: 'Prodotto e ruolo',
        cell: ({ prodotto, ruolo }) => `${PRODOTTI[prodotto]}, ${RUOLI_PERSONA[ruolo].toLowerCase()}`,
      },
      {
        label: 'Stato',
        cell: ({ stato }) => <StateBadge label={STATI[stato].label} tone={STATI[stato].tone} />,
      },
      { label: 'Importo', numeric: true, cell: ({ importo }) => euro(importo) },
      { label: 'Agente', cell: ({ agente }) => nameOf(agente) },
      { label: 'Ultima attività', cell: ({ ultimaAttivita }) => formatDay(new Date(ultimaAttivita)) },
    ]}
  />
)

export const LeadsTable = ({ id }: { id: string }) => (
  <PagedTable<ItemOf<typeof leadsOf>>
    id={id}
    part="requests"
    caption="Richieste del cliente"
    none="Nessuna richiesta"
    columns={[
      {
        label: 'Richiesta',
        cell: ({ _id, codice }) => (
          <Link href={`/admin/feeds/leadRequests/${_id}`} className={classes.link}>
            {codice}
          </Link>
        ),
      },
      { label: 'Prodotto', cell: ({ prodotto }) => PRODOTTI[prodotto] },
      {
        label: 'Stato',
        cell: ({ stato }) => <StateBadge label={STATI_LEAD[stato].label} tone={STATI_LEAD[stato].tone} />,
      },
      { label: 'Importo', numeric: true, cell: ({ importo }) => euro(importo) },
      { label: 'Da', cell: ({ channel }) => (CANALI as Record<string, string>)[channel] ?? channel },
      { label: 'Agente', cell: ({ agente }) => nameOf(agente) },
      { label: 'Inviata', cell: ({ inviataIl }) => formatInstant(inviataIl) },
    ]}
  />
)

export const DocumentsTable = ({ id }: { id: string }) => (
  <PagedTable<ItemOf<typeof documentsOf>>
    id={id}
    part="documents"
    caption="Documenti del cliente"
    none="Nessun documento"
    columns={[
      { label: 'Documento', cell: ({ nome }) => nome },
      { label: 'Stato', cell: ({ stato }) => <StateBadge {...DOCUMENT_STATES[stato]} /> },
      { label: 'Pratica', cell: ({ praticaId, codice }) => caseLink(praticaId, codice) },
      { label: 'Caricato', cell: ({ caricatoIl }) => (caricatoIl ? formatInstant(caricatoIl) : '—') },
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
  <PagedTable<ItemOf<typeof ticketsOf>>
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
