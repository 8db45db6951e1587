import 'server-only'
import { assignAgent } from './assign-agent'
import { blockClient, unblockClient, validateByOffice } from './block'
import { changeEmailByOffice } from './change-email'
import { declareDifferent } from './different'
import { duplicatesOf } from './duplicates'
import { mergeClients } from './merge'
import { clientOverview } from './overview'
import { casesOf, consentsOf, documentsOf, ticketsOf } from './pages'
import { requestsOf } from './requests-of'
import { resendConfirmation } from './resend'
import { clientPageRoute, clientReadRoute, clientVerbRoute, nothing } from './routes'
import { agentOneBody, differentBody, emailBody, mergeBody, reasonBody, withdrawBody } from './schema'
import { unmergeClients } from './unmerge'
import { withdrawConsent } from './withdraw-consent'

/** What the office reads of a client and does with one, by the folder below /v2/clients. */
export const clientRoutes = () => ({
  '[id]/consents': { GET: clientPageRoute('Registro dei consensi di un cliente', consentsOf) },
  '[id]/documents': {
    GET: clientPageRoute('Documenti di un cliente, di tutte le sue pratiche', documentsOf),
  },
  '[id]/duplicates': {
    GET: clientReadRoute('Clienti che sembrano la stessa persona di questo', duplicatesOf),
  },
  '[id]/overview': { GET: clientReadRoute('Quanto c’è di un cliente, e che cosa non torna', clientOverview) },
  '[id]/pratiche': { GET: clientPageRoute('Pratiche di un cliente, in ogni ruolo', casesOf) },
  '[id]/requests': { GET: clientPageRoute('Richieste di un cliente', requestsOf) },
  '[id]/tickets': { GET: clientPageRoute('Ticket aperti da un cliente', ticketsOf) },
  '[id]/agent': {
    POST: clientVerbRoute({
      summary: 'Dà un cliente a un agente, anche con le richieste aperte',
      body: agentOneBody,
      run: assignAgent,
    }),
  },
  '[id]/block': {
    POST: clientVerbRoute({
      summary: 'Blocca l’accesso di un cliente',
      body: reasonBody,
      run: (ctx, id, { motivo }) => blockClient(ctx, id, motivo),
    }),
  },
  '[id]/consents/withdraw': {
    POST: clientVerbRoute({
      summary: 'Ritira un consenso per conto di un cliente che lo ha chiesto',
      body: withdrawBody,
      run: withdrawConsent,
    }),
  },
  '[id]/different': {
    POST: clientVerbRoute({
      summary: 'Dice che due schede simili sono di due persone diverse, o di nuovo che potrebbero essere una',
      body: differentBody,
      run: declareDifferent,
    }),
  },
  '[id]/email': {
    POST: clientVerbRoute({
      summary: 'Chiede un nuovo indirizzo e-mail: vale quando lo conferma chi lo legge',
      body: emailBody,
      rateLimit: { name: 'client-email', points: 30, seconds: 3600 },
      proof: true,
      run: changeEmailByOffice,
    }),
  },
  '[id]/merge': {
    POST: clientVerbRoute({
      summary: 'Unisce due schede della stessa persona; si può annullare per 30 giorni',
      flags: ['clients_erase'],
      body: mergeBody,
      proof: true,
      run: mergeClients,
    }),
  },
  '[id]/resend': {
    POST: clientVerbRoute({
      summary: 'Invia di nuovo l’e-mail che conferma la registrazione',
      body: nothing,
      rateLimit: { name: 'client-resend', points: 30, seconds: 3600 },
      run: (ctx, id) => resendConfirmation(ctx, id),
    }),
  },
  '[id]/unblock': {
    POST: clientVerbRoute({
      summary: 'Ridà l’accesso a un cliente bloccato',
      body: nothing,
      run: (ctx, id) => unblockClient(ctx, id),
    }),
  },
  '[id]/unmerge': {
    POST: clientVerbRoute({
      summary: 'Annulla l’ultima unione di una scheda',
      flags: ['clients_erase'],
      body: nothing,
      proof: true,
      run: (ctx, id) => unmergeClients(ctx, id),
    }),
  },
  '[id]/validate': {
    POST: clientVerbRoute({
      summary: 'Conferma un cliente senza l’e-mail',
      body: reasonBody,
      run: (ctx, id, { motivo }) => validateByOffice(ctx, id, motivo),
    }),
  },
})
