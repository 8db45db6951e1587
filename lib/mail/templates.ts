import type { Mail, MailTemplate } from './blocks'
import { alreadyRegistered } from './mails/already-registered'
import { confirmAccount } from './mails/confirm-account'
import { documentRequested } from './mails/document-requested'
import { leadAdviser } from './mails/lead-adviser'
import { leadAssigned } from './mails/lead-assigned'
import { leadReceived } from './mails/lead-received'
import { newSignIn } from './mails/new-sign-in'
import { passwordChanged } from './mails/password-changed'
import { praticaInvito } from './mails/pratica-invito'
import { praticaStateChanged } from './mails/pratica-state-changed'
import { resetPassword } from './mails/reset-password'
import { richiestaNuova } from './mails/richiesta-nuova'
import { richiestaRicevuta } from './mails/richiesta-ricevuta'
import { segnalazioneAgente } from './mails/segnalazione-agente'
import { segnalazioneConsenso } from './mails/segnalazione-consenso'
import { segnalazioneRicevuta } from './mails/segnalazione-ricevuta'
import { simulazione } from './mails/simulazione'
import { ticketAnswered } from './mails/ticket-answered'
import { ticketCreated } from './mails/ticket-created'

/** Every mail by the name under which it is queued, which is that of its file. */
export const TEMPLATES = {
  'already-registered': alreadyRegistered,
  'confirm-account': confirmAccount,
  'document-requested': documentRequested,
  'lead-adviser': leadAdviser,
  'lead-assigned': leadAssigned,
  'lead-received': leadReceived,
  'new-sign-in': newSignIn,
  'password-changed': passwordChanged,
  'pratica-invito': praticaInvito,
  'pratica-state-changed': praticaStateChanged,
  'reset-password': resetPassword,
  'richiesta-nuova': richiestaNuova,
  'richiesta-ricevuta': richiestaRicevuta,
  'segnalazione-agente': segnalazioneAgente,
  'segnalazione-consenso': segnalazioneConsenso,
  'segnalazione-ricevuta': segnalazioneRicevuta,
  simulazione,
  'ticket-answered': ticketAnswered,
  'ticket-created': ticketCreated,
}

export type TemplateName = keyof typeof TEMPLATES
export type TemplateData<T extends TemplateName> = (typeof TEMPLATES)[T]['demo']

/** The rendered words of a queued mail, whose template was checked when it was queued. */
export function compose(template: string, data: Record<string, unknown>): Mail {
  if (!(template in TEMPLATES)) throw new Error(`unknown mail template: ${template}`)
  const { write } = TEMPLATES[template as TemplateName] as unknown as MailTemplate<Record<string, unknown>>
  return write(data)
}
