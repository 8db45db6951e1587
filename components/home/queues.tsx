import { AssignButton } from '@/components/leads/assign-button'
import { ContactedButton } from '@/components/leads/contact-requests/contacted-button'
import { LeadActions } from '@/components/leads/lead-actions'
import { ChaseButton } from '@/components/pratiche/chase-button'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import { formatEuro, wholeEuroText } from '@/lib/core/money'
import type {
  CaseItem,
  ContactItem,
  DocumentItem,
  IdentificationItem,
  LeadItem,
  PaymentItem,
  QuoteItem,
} from '@/lib/features/home/types'
import { preferenceText } from '@/lib/features/leads/contact-requests/appointment-schema'
import { RICHIESTE } from '@/lib/features/leads/contact-requests/schema'
import { STATI } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { CallLinks } from './call-links'
import { ageWords, contactWords, waitingWords } from './home-words'
import { QueueRow } from './queue'

const nameOf = ({ nome, cognome }: { nome: string; cognome: string }) => `${nome} ${cognome}`

const asked = ({ product, importo }: LeadItem) =>
  [PRODOTTI[product], importo !== null && wholeEuroText(importo)].filter(Boolean).join(', ')

/** Leads that wait for an agent. */
export const LeadsToAssign = ({ items, page }: { items: readonly LeadItem[]; page: string }) =>
  items.map((lead) => (
    <QueueRow
      key={lead._id}
      title={nameOf(lead)}
      href={`${page}/${lead._id}`}
      details={asked(lead)}
      due={ageWords(lead)}
      late={lead.late}
    >
      <AssignButton lead={lead} />
    </QueueRow>
  ))

/** Leads that wait for their first call. */
export const LeadsToCall = ({
  items,
  page,
  casePage,
  canAssign,
}: {
  items: readonly LeadItem[]
  page: string
  casePage: string
  /** The reader may give them to another agent. */
  canAssign?: boolean
}) =>
  items.map((lead) => (
    <QueueRow
      key={lead._id}
      title={nameOf(lead)}
      href={`${page}/${lead._id}`}
      details={asked(lead)}
      due={ageWords(lead)}
      late={lead.late}
    >
      <CallLinks telefono={lead.telefono} nome={nameOf(lead)} />
      <LeadActions lead={lead} casePage={casePage} canAssign={canAssign} />
    </QueueRow>
  ))

/** Where a request opens: its own page, or the case that it is about. */
function placeOf({ _id, praticaId }: ContactItem, page?: string, casePage?: string): string | undefined {
  if (page) return `${page}/${_id}`
  return praticaId && casePage ? `${casePage}/${praticaId}` : undefined
}

/** People who wrote or asked to be called. */
export const Contacts = ({
  items,
  page,
  casePage,
}: {
  items: readonly ContactItem[]
  page?: string
  /** Where an appointment that a client asks for opens, where requests have no page of their own. */
  casePage?: string
}) =>
  items.map((contact) => (
    <QueueRow
      key={contact._id}
      title={nameOf(contact)}
      href={placeOf(contact, page, casePage)}
      details={[RICHIESTE[contact.kind], preferenceText(contact.dettagli)].filter(Boolean).join(': ')}
      due={contactWords(contact)}
      late={contact.late}
    >
      <CallLinks telefono={contact.telefono} nome={nameOf(contact)} />
      <ContactedButton request={contact} />
    </QueueRow>
  ))

/** Quotes that clients have said yes to. */
export const AcceptedQuotes = ({ items, page }: { items: readonly QuoteItem[]; page: string }) =>
  items.map((quote) => (
    <QueueRow
      key={quote._id}
      title={nameOf(quote).trim() || quote.codice}
      href={`${page}/${quote._id}`}
      details={`${quote.banca} · ${quote.codice}`}
      due={waitingWords(quote.giorni)}
      late={quote.late}
    >
      {quote.telefono && <CallLinks telefono={quote.telefono} nome={nameOf(quote)} />}
      <Button size="xs" href={`${page}/${quote._id}`} aria-label={`APRI: ${quote.codice}, ${nameOf(quote)}`}>
        APRI
      </Button>
    </QueueRow>
  ))

/** Files that clients have sent. */
export const Documents = ({ items, casePage }: { items: readonly DocumentItem[]; casePage: string }) =>
  items.map((file) => (
    <QueueRow
      key={file._id}
      title={file.nome}
      href={`${casePage}/${file.praticaId}?scheda=documenti`}
      details={`${file.cliente} · ${file.codice}`}
      due={waitingWords(file.giorni)}
      late={file.late}
    >
      <Button
        size="xs"
        href={`${casePage}/${file.praticaId}?scheda=documenti`}
        aria-label={`VERIFICA: ${file.nome}, ${file.cliente}`}
      >
        VERIFICA
      </Button>
    </QueueRow>
  ))

const WHY: Record<IdentificationItem['motivo'], string> = {
  scaduta: 'Identificazione scaduta',
  blocca: 'Da identificare prima della banca',
  in_scadenza: 'Da identificare di nuovo',
  da_fare: 'Da identificare',
}

/** Clients who are to be identified, or identified again. */
export const Identifications = ({
  items,
  casePage,
}: {
  items: readonly IdentificationItem[]
  casePage: string
}) =>
  items.map((one) => (
    <QueueRow
      key={one._id}
      title={one.cliente}
      href={`${casePage}/${one._id}?scheda=identificazione`}
      details={`${WHY[one.motivo]} · ${one.codice}`}
      due={one.entro ? `entro il ${formatDay(one.entro)}` : 'adesso'}
      late={one.late}
    >
      <Button
        size="xs"
        href={`${casePage}/${one._id}?scheda=identificazione`}
        aria-label={`IDENTIFICA: ${one.cliente}, ${one.codice}`}
      >
        IDENTIFICA
      </Button>
    </QueueRow>
  ))

/** Cases in which nothing happens; the office sees whose they are, and asks them. */
export const StalledCases = ({
  items,
  casePage,
  office = false,
}: {
  items: readonly CaseItem[]
  casePage: string
  office?: boolean
}) =>
  items.map((one) => (
    <QueueRow
      key={one._id}
      title={one.cliente}
      href={`${casePage}/${one._id}`}
      details={[office && (one.agente ?? 'senza agente'), STATI[one.stato].label, one.codice]
        .filter(Boolean)
        .join(' · ')}
      due={waitingWords(one.giorni)}
      late
    >
      {office ? (
        <StalledAction one={one} />
      ) : (
        <>
          <CallLinks telefono={one.telefono} nome={one.cliente} />
          <Button
            size="xs"
            href={`${casePage}/${one._id}`}
            aria-label={`RIPRENDI: ${one.cliente}, ${one.codice}`}
          >
            RIPRENDI
          </Button>
        </>
      )}
    </QueueRow>
  ))

/** Whom nobody follows cannot be asked; of whom it was asked today is not asked again. */
function StalledAction({ one }: { one: CaseItem }) {
  const { _id, version, codice, agente, sollecitata } = one
  if (sollecitata) return <Text c="dimmed">sollecitata oggi</Text>
  return agente && <ChaseButton pratica={{ _id, version, codice, agente }} />
}

/** Payments that wait for the office's word. */
export const PaymentsToConfirm = ({ items, casePage }: { items: readonly PaymentItem[]; casePage: string }) =>
  items.map((one) => (
    <QueueRow
      key={one._id}
      title={one.cliente}
      href={`${casePage}/${one._id}`}
      details={[`${formatEuro(one.importo)} il ${formatDay(one.giorno)}`, one.agente]
        .filter(Boolean)
        .join(' · ')}
      due={waitingWords(one.giorni)}
      late={one.late}
    >
      <Button
        size="xs"
        href={`${casePage}/${one._id}`}
        aria-label={`CONTROLLA: ${one.cliente}, ${one.codice}`}
      >
        CONTROLLA
      </Button>
    </QueueRow>
  ))
