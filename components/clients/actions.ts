import type { z } from 'zod'
import { CONSENSI_BREVI, CONSENSI_LIBERI } from '@/lib/consents/labels'
import {
  agentBody,
  emailBody,
  eraseBody,
  privacyBody,
  reasonBody,
  TIPI_PRIVACY,
  withdrawBody,
} from '@/lib/features/clients/schema'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'

/** What can be done with a client by a short form. */
export type Action = {
  /** The verb under /v2/clients/{id}. */
  path: 'agent' | 'block' | 'consents/withdraw' | 'email' | 'erase' | 'privacy' | 'validate'
  title: string
  intro?: string
  verb: string
  done: string
  schema: z.ZodObject
  fields: readonly Field[]
  start?: Record<string, unknown>
  /** Sends the version that was read. */
  versioned?: boolean
}

/** The fourth, the use of the data at all, only the person takes back. */
const FREE = optionsOf(CONSENSI_BREVI).filter(({ value }) => value in CONSENSI_LIBERI)

const motivo = (help: string): Field => ({
  name: 'motivo',
  label: 'Perché',
  kind: 'textarea',
  required: true,
  help,
})
const identita: Field = {
  name: 'identita',
  label: 'Come hai controllato chi l’ha chiesto',
  kind: 'text',
  required: true,
  help: 'Per esempio: carta d’identità vista in agenzia. Resta come prova.',
}

export const ACTIONS = {
  block: {
    path: 'block',
    title: 'Blocca l’accesso',
    verb: 'BLOCCA',
    done: 'Accesso bloccato',
    schema: reasonBody,
    fields: [motivo('Resta nella cronologia. La persona esce subito da tutti i dispositivi.')],
  },
  validate: {
    path: 'validate',
    title: 'Conferma il cliente',
    intro: 'Di solito lo fa la persona, con il link dell’e-mail di registrazione.',
    verb: 'CONFERMA',
    done: 'Cliente confermato',
    schema: reasonBody,
    fields: [motivo('Come ti sei accertato di chi è.')],
  },
  email: {
    path: 'email',
    title: 'Cambia l’indirizzo e-mail',
    intro: 'Il nuovo indirizzo riceve un link: il cambio vale dopo la conferma.',
    verb: 'INVIA IL LINK',
    done: 'Link inviato',
    schema: emailBody.omit({ version: true }),
    fields: [{ name: 'email', label: 'Nuovo indirizzo', kind: 'text', required: true }],
    versioned: true,
  },
  agent: {
    path: 'agent',
    title: 'Assegna a un agente',
    verb: 'ASSEGNA',
    done: 'Agente assegnato',
    schema: agentBody,
    fields: [
      { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', required: true },
      { name: 'richieste', label: 'Passa anche le richieste ancora aperte', kind: 'boolean' },
    ],
    start: { richieste: false },
    versioned: true,
  },
  withdraw: {
    path: 'consents/withdraw',
    title: 'Ritira un consenso',
    intro: 'Per conto della persona che lo ha chiesto. Il consenso può darlo solo l’interessato.',
    verb: 'RITIRA',
    done: 'Consenso ritirato',
    schema: withdrawBody,
    fields: [
      { name: 'kind', label: 'Consenso', kind: 'select', options: FREE, required: true },
      motivo('Quando e come lo ha chiesto.'),
    ],
  },
  privacy: {
    path: 'privacy',
    title: 'Annota una richiesta privacy',
    intro: 'Va evasa entro un mese dal giorno in cui è arrivata (art. 12 GDPR).',
    verb: 'ANNOTA',
    done: 'Richiesta annotata',
    schema: privacyBody,
    fields: [
      {
        name: 'tipo',
        label: 'Che cosa chiede',
        kind: 'select',
        options: optionsOf(TIPI_PRIVACY),
        required: true,
        width: 6,
      },
      { name: 'ricevutaIl', label: 'Ricevuta il', kind: 'day', required: true, width: 6 },
      { name: 'motivo', label: 'Con quali parole', kind: 'textarea' },
    ],
    start: { motivo: '' },
  },
  erase: {
    path: 'erase',
    title: 'Cancella i dati della persona',
    intro:
      'Nome, recapiti e parole vengono cancellati ovunque; non si può annullare. Restano senza nome le pratiche concluse e la prova dei consensi.',
    verb: 'CANCELLA I DATI',
    done: 'Dati cancellati',
    schema: eraseBody.omit({ version: true }),
    fields: [
      { name: 'richiestaIl', label: 'Chiesto il', kind: 'day', required: true, width: 6 },
      identita,
      motivo('Resta come prova: non scrivere il nome.'),
    ],
    versioned: true,
  },
} satisfies Record<string, Action>

export type ActionName = keyof typeof ACTIONS
