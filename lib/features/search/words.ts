import { STATI_RICHIESTA } from '@/lib/features/leads/contact-requests/schema'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import { STATI_ORDINE } from '@/lib/features/merchandising/ordini/schema'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { phoneText } from '@/lib/italian/phone-text'
import type { Row } from '@/lib/resources/types'
import { DA_CONFERMARE, STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'

type Words = { title: string; detail: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const joined = (...parts: unknown[]) => parts.map(text).filter(Boolean).join(' · ')
const person = (row: Row) => `${text(row.nome)} ${text(row.cognome)}`.trim()
const labelOf = (labels: Record<string, { label: string }>, value: unknown) => labels[text(value)]?.label
const statoOf = (row: Row) =>
  row.erogazioneDaConfermare === true ? DA_CONFERMARE.label : labelOf(STATI, row.stato)
/** As lists write it. */
const phone = (value: unknown) => phoneText(text(value))
const product = (value: unknown) => (PRODOTTI as Record<string, string>)[text(value)]

/** What a record is called where its own title is not what people look for; by the resource's path. */
export const WORDS: Record<string, (row: Row) => Words> = {
  pratiche: (row) => ({
    title: text(row.intestatario) || text(row.codice),
    detail: joined(row.codice, product(row.product), statoOf(row)),
  }),
  leadRequests: (row) => ({
    title: person(row),
    detail: joined(row.codice, product(row.product), labelOf(STATI_LEAD, row.stato)),
  }),
  requests: (row) => ({
    title: person(row),
    detail: joined(phone(row.telefono), labelOf(STATI_RICHIESTA, row.stato)),
  }),
  clients: (row) => ({
    title: text(row.ragioneSociale) || person(row),
    detail: joined(phone(row.telefono), row.email, row.provincia),
  }),
  agents: (row) => ({ title: person(row), detail: joined(phone(row.telefono), row.email) }),
  tickets: (row) => ({
    title: text(row.oggetto) || text(row.codice),
    detail: joined(row.codice, row.chi, labelOf(STATI_TICKET, row.stato)),
  }),
  'merchandising/orders': (row) => ({
    title: `Ordine ${text(row.codice)}`,
    detail: joined(row.richiedente, STATI_ORDINE.find(({ value }) => value === row.stato)?.label),
  }),
  agencies: (row) => ({ title: text(row.nome), detail: joined(row.comune, row.provincia) }),
}
