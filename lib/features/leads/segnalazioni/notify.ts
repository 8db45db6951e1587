import 'server-only'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import type { Agent, Segnalazione } from '@/prisma/generated/client'
import { consentToken } from './consent-token'

const absolute = (path: string) => new URL(path, env().SITE_URL).href
const consentUrl = (row: Segnalazione) =>
  absolute(`/consenso-segnalazione/${consentToken(row.id, row.createdAt)}`)

/**
 * The receipt with the code. Where only a telephone is known the link goes to the referrer to pass on: it is the
 * only way to the person that does not begin with a call they have not agreed to.
 */
export async function thankReferrer(tx: Tx, row: Segnalazione): Promise<void> {
  await queueMail(tx, {
    template: 'segnalazione-ricevuta',
    to: { email: row.segnalanteEmail, name: row.segnalanteNome },
    data: {
      nome: row.segnalanteNome,
      codice: row.codice,
      cliente: row.segnalatoNome,
      url: absolute('/segnalazione/esito'),
      inoltro: row.segnalatoEmail ? undefined : consentUrl(row),
    },
    key: `segnalazione-ricevuta:${row.id}`,
  })
}

/** Tells the person who presented them, to whom, and asks whether they want a call. */
export async function askReferred(tx: Tx, row: Segnalazione, agent: Agent): Promise<void> {
  if (!row.segnalatoEmail) return
  await queueMail(tx, {
    template: 'segnalazione-consenso',
    to: { email: row.segnalatoEmail, name: row.segnalatoNome },
    data: {
      nome: row.segnalatoNome,
      segnalante: `${row.segnalanteNome} ${row.segnalanteCognome}`,
      agente: `${agent.nome} ${agent.cognome}`,
      giorni: CONSENT_DAYS,
      url: consentUrl(row),
      noleggio: row.partner === 'zetarent',
      compensata: row.segnalatoreId !== null,
    },
    key: `segnalazione-consenso:${row.id}`,
  })
}

/** Live, in the bell and by e-mail; without the person's contacts, which come with their consent. */
export async function tellAgent(tx: Tx, row: Segnalazione, agent: Agent): Promise<void> {
  await publish(tx, { type: 'lead.assigned', data: { _id: row.id, codice: row.codice } }, [
    { role: 'agent', userId: agent.id },
  ])
  await notify(tx, {
    evento: 'segnalazione',
    role: 'agent',
    userId: agent.id,
    titolo: 'Nuova segnalazione',
    testo: `${row.segnalatoNome}, da ${row.segnalanteNome} ${row.segnalanteCognome}. Aspetta il consenso prima di chiamare.`,
  })
  await queueMail(tx, {
    template: 'segnalazione-agente',
    to: { email: agent.email, name: agent.nome },
    data: {
      nome: agent.nome,
      codice: row.codice,
      cliente: row.segnalatoNome,
      segnalante: `${row.segnalanteNome} ${row.segnalanteCognome}`,
      inoltrata: !row.segnalatoEmail,
    },
    key: `segnalazione-agente:${row.id}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agent.id }, 'segnalazione'),
  })
}

/** A refusal needs no mail; a consent is told by the lead that it makes. */
export async function tellRefusal(tx: Tx, row: Segnalazione): Promise<void> {
  await notify(tx, {
    evento: 'segnalazione',
    role: 'agent',
    userId: row.agentId,
    titolo: `Segnalazione ${row.codice}: ha detto di no`,
    testo: 'La persona non vuole essere contattata: non chiamarla.',
  })
}
