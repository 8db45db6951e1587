import { CONSENT_DAYS } from '@/lib/consents/labels'
import { addDays } from '@/lib/core/dates'
import { FINALI } from '@/lib/words/case-states'
import type { Agent, Lead, Segnalazione, StatoPratica } from '@/prisma/generated/client'
import { type ConsentRequest, ESITI, type Esito, type Outcome } from './schema'

type WithLead = Segnalazione & { lead: (Lead & { pratica: { stato: StatoPratica } | null }) | null }

/** What happened after the consent, from the lead and its case. */
function progressOf({ lead, stato }: WithLead): Esito {
  if (lead?.pratica) return FINALI.includes(lead.pratica.stato) ? 'conclusa' : 'avviata'
  switch (lead?.stato ?? stato) {
    case 'contattato':
    case 'appuntamento':
      return 'contattata'
    case 'convertito':
      return 'avviata'
    case 'perso':
      return 'conclusa'
    default:
      return 'accettata'
  }
}

/**
 * An answer that was given before this referral was made is not the referrer's to know: they may have guessed a number
 * to learn whether its owner asks for credit.
 */
export function outcomeOf(row: WithLead, now = new Date()): Esito {
  const isTheirs = (at: Date | null) => at !== null && at >= row.createdAt
  if (isTheirs(row.rifiutoAt)) return 'rifiutata'
  if (isTheirs(row.consensoAt)) return progressOf(row)
  return addDays(row.createdAt, CONSENT_DAYS) < now ? 'senza_risposta' : 'in_attesa'
}

/** Nothing about the person who was referred leaves through here. */
export function presentOutcome(row: WithLead): Outcome {
  const esito = outcomeOf(row)
  return { codice: row.codice, esito, testo: ESITI[esito], createdAt: row.createdAt.toISOString() }
}

type WithAgent = Segnalazione & {
  agent: Pick<Agent, 'nome' | 'cognome' | 'slug' | 'urlPhoto' | 'oamNumber'>
}

/** What the referred person needs to know before answering. */
export function presentConsentRequest(row: WithAgent, expired: boolean): ConsentRequest {
  const answered = row.consensoAt || row.rifiutoAt ? 'answered' : null
  return {
    state: answered ?? (expired ? 'expired' : 'open'),
    nome: row.segnalatoNome,
    segnalante: `${row.segnalanteNome} ${row.segnalanteCognome}`,
    partner: row.partner,
    compensata: row.segnalatoreId !== null,
    asksEmail: row.segnalatoEmail === null,
    agent: row.agent,
  }
}
