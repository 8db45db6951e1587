import type { Mail, MailTemplate } from './blocks'
import { accountInvited } from './mails/account-invited'
import { alreadyRegistered } from './mails/already-registered'
import { confirmAccount } from './mails/confirm-account'
import { contactNew } from './mails/contact-new'
import { contactReceived } from './mails/contact-received'
import { documentRequested } from './mails/document-requested'
import { leadAdviser } from './mails/lead-adviser'
import { leadAssigned } from './mails/lead-assigned'
import { leadReceived } from './mails/lead-received'
import { newSignIn } from './mails/new-sign-in'
import { passwordChanged } from './mails/password-changed'
import { permissionsGrown } from './mails/permissions-grown'
import { praticaInvito } from './mails/pratica-invito'
import { praticaStateChanged } from './mails/pratica-state-changed'
import { resetPassword } from './mails/reset-password'
import { segnalazioneAgente } from './mails/segnalazione-agente'
import { segnalazioneConsenso } from './mails/segnalazione-consenso'
import { segnalazioneRicevuta } from './mails/segnalazione-ricevuta'
import { simulazione } from './mails/simulazione'
import { ticketAnswered } from './mails/ticket-answered'
import { ticketCreated } from './mails/ticket-created'

/** Every mail by the name under which it is queued, which is that of its file. */
export const TEMPLATES = {
  'account-invited': accountInvited,
  'already-registered': alreadyRegistered,
  'confirm-account': confirmAccount,
  'contact-new': contactNew,
  'contact-received': contactReceived,
  'document-requested': documentRequested,
  'lead-adviser': leadAdviser,
  'lead-assigned': leadAssigned,
  'lead-received': leadReceived,
  'new-sign-in': newSignIn,
  'password-changed': passwordChanged,
  'permissions-grown': permissionsGrown,
  'pratica-invito': praticaInvito,
  'pratica-state-changed': praticaStateChanged,
  'reset-password': resetPassword,
  'segnalazione-agente': segnalazioneAgente,
  'segnalazione-consenso': segnalazioneConsenso,
  'segnalazione-ricevuta': segnalazioneRicevuta,
  simulazione,
  'ticket-answered': ticketAnswered,
  'ticket-created': ticketCreated,
}

export type TemplateName = keyof typeof TEMPLATES
export type TemplateData<T extends TemplateName> = (typeof TEMPLATES)[T]['demo']

/** Names that a mail may have been queued under by an earlier version. */
const FORMER: Record<string, TemplateName> = {
  'richiesta-nuova': 'contact-new',
  'richiesta-ricevuta': 'contact-received',
}

/** The rendered words of a queued mail, whose template was checked when it was queued. */
export function compose(name: string, data: Record<string, unknown>): Mail {
  const template = FORMER[name] ?? name
  if (!(template in TEMPLATES)) throw new Error(`unknown mail template: ${template}`)
  const { write } = TEMPLATES[template as TemplateName] as unknown as MailTemplate<Record<string, unknown>>
  return write(data)
}
