import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const agencySchema = z.uuid('Scegli l’agenzia.').nullable()

/** To whose agents the requests of the partner go; nobody's: by the weights. */
export const luccacaseAgenzia = defineSetting<string | null>({
  key: 'luccacaseAgenzia',
  group: 'partner',
  label: 'Agenzia delle richieste di Luccacase',
  help: 'Le richieste del partner vanno a turno agli agenti di questa agenzia; se oggi non ce n’è nessuno, o se è vuota, secondo i pesi. Chi è già seguito resta con il suo agente.',
  schema: agencySchema,
  initial: null,
  isPublic: false,
  form: oneField(agencySchema, { label: 'Agenzia', kind: 'ref', resource: 'agencies' }),
})
