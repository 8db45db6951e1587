import type { Mail, MailTemplate } from './blocks'
import { accountCancellato } from './mails/account-cancellato'
import { accountChanged } from './mails/account-changed'
import { accountInvited } from './mails/account-invited'
import { allarmeSistema } from './mails/allarme-sistema'
import { alreadyRegistered } from './mails/already-registered'
import { appuntamento } from './mails/appuntamento'
import { appuntamentoAnnullato } from './mails/appuntamento-annullato'
import { comunicazione } from './mails/comunicazione'
import { confirmAccount } from './mails/confirm-account'
import { confirmEmail } from './mails/confirm-email'
import { consegne } from './mails/consegne'
import { contactNew } from './mails/contact-new'
import { contactReceived } from './mails/contact-received'
import { corsoDaFare } from './mails/corso-da-fare'
import { documentoScade } from './mails/documento-scade'
import { eggImportazione } from './mails/egg-importazione'
import { emailChanged } from './mails/email-changed'
import { erogazioneEsito } from './mails/erogazione-esito'
import { estrattoConto } from './mails/estratto-conto'
import { incarico } from './mails/incarico'
import { incaricoCodice } from './mails/incarico-codice'
import { incaricoFirmato } from './mails/incarico-firmato'
import { incaricoReceduto } from './mails/incarico-receduto'
import { lavoroFinito } from './mails/lavoro-finito'
import { leadAdviser } from './mails/lead-adviser'
import { leadAssigned } from './mails/lead-assigned'
import { leadReceived } from './mails/lead-received'
import { newSignIn } from './mails/new-sign-in'
import { ordineMerchandising } from './mails/ordine-merchandising'
import { oreOam } from './mails/ore-oam'
import { passwordChanged } from './mails/password-changed'
import { permissionsGrown } from './mails/permissions-grown'
import { praticaAffidata } from './mails/pratica-affidata'
import { praticaInvito } from './mails/pratica-invito'
import { praticaSollecitata } from './mails/pratica-sollecitata'
import { praticaStateChanged } from './mails/pratica-state-changed'
import { praticheFerme } from './mails/pratiche-ferme'
import { preventivo } from './mails/preventivo'
import { privacyScade } from './mails/privacy-scade'
import { provaPosta } from './mails/prova-posta'
import { recessoPromemoria } from './mails/recesso-promemoria'
import { reclamoScade } from './mails/reclamo-scade'
import { reportPeriodico } from './mails/report-periodico'
import { resetPassword } from './mails/reset-password'
import { riesameRisposta } from './mails/riesame-risposta'
import { securityChanged } from './mails/security-changed'
import { segnalazioneAgente } from './mails/segnalazione-agente'
import { segnalazioneConsenso } from './mails/segnalazione-consenso'
import { segnalazioneRicevuta } from './mails/segnalazione-ricevuta'
import { simulazione } from './mails/simulazione'
import { ticketAnswered } from './mails/ticket-answered'
import { ticketCreated } from './mails/ticket-created'
import { ticketLate } from './mails/ticket-late'
import { votoInvito } from './mails/voto-invito'
import { votoPromemoria } from './mails/voto-promemoria'

/** Every mail by the name under which it is queued, which is that of its file. */
export const TEMPLATES = {
  'account-cancellato': accountCancellato,
  'account-changed': accountChanged,
  'account-invited': accountInvited,
  'allarme-sistema': allarmeSistema,
  'already-registered': alreadyRegistered,
  appuntamento,
  'appuntamento-annullato': appuntamentoAnnullato,
  comunicazione,
  'confirm-account': confirmAccount,
  'confirm-email': confirmEmail,
  consegne,
  'contact-new': contactNew,
  'contact-received': contactReceived,
  'egg-importazione': eggImportazione,
  'email-changed': emailChanged,
  'corso-da-fare': corsoDaFare,
  'documento-scade': documentoScade,
  'erogazione-esito': erogazioneEsito,
  'estratto-conto': estrattoConto,
  incarico,
  'incarico-codice': incaricoCodice,
  'incarico-firmato': incaricoFirmato,
  'incarico-receduto': incaricoReceduto,
  'lavoro-finito': lavoroFinito,
  'lead-adviser': leadAdviser,
  'lead-assigned': leadAssigned,
  'lead-received': leadReceived,
  'new-sign-in': newSignIn,
  'ordine-merchandising': ordineMerchandising,
  'password-changed': passwordChanged,
  'recesso-promemoria': recessoPromemoria,
  'riesame-risposta': riesameRisposta,
  'security-changed': securityChanged,
  'permissions-grown': permissionsGrown,
  'pratica-affidata': praticaAffidata,
  'pratica-invito': praticaInvito,
  'pratica-sollecitata': praticaSollecitata,
  'pratiche-ferme': praticheFerme,
  'pratica-state-changed': praticaStateChanged,
  'privacy-scade': privacyScade,
  preventivo,
  'prova-posta': provaPosta,
  'report-periodico': reportPeriodico,
  'reset-password': resetPassword,
  'segnalazione-agente': segnalazioneAgente,
  'segnalazione-consenso': segnalazioneConsenso,
  'segnalazione-ricevuta': segnalazioneRicevuta,
  simulazione,
  'ticket-answered': ticketAnswered,
  'ticket-created': ticketCreated,
  'reclamo-scade': reclamoScade,
  'ore-oam': oreOam,
  'ticket-late': ticketLate,
  'voto-invito': votoInvito,
  'voto-promemoria': votoPromemoria,
}

export type TemplateName = keyof typeof TEMPLATES
export type TemplateData<T extends TemplateName> = (typeof TEMPLATES)[T]['demo']

/** Names that a mail may have been queued under by an earlier version. */
const FORMER: Record<string, TemplateName> = {
  'richiesta-nuova': 'contact-new',
  'richiesta-ricevuta': 'contact-received',
}

type AnyTemplate = MailTemplate<Record<string, unknown>>

/** The name that a mail has today. */
export const templateName = (name: string): string => FORMER[name] ?? name

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)

/** A template whose data the compiler does not know. */
export const anyTemplate = (name: TemplateName) => TEMPLATES[name] as unknown as AnyTemplate

/** The rendered words of a queued mail, whose template was checked when it was queued. */
export function compose(name: string, data: Record<string, unknown>): Mail {
  const template = templateName(name)
  if (!isTemplate(template)) throw new Error(`unknown mail template: ${template}`)
  return anyTemplate(template).write(data)
}
