import { z } from 'zod'
import { nameSchema } from '@/lib/italian/person-name'

export const employeeSchema = z.strictObject({
  nome: nameSchema('Scrivi il nome.', { least: 2 }),
  cognome: nameSchema('Scrivi il cognome.', { least: 2 }),
  ruolo: z.string('Scrivi il ruolo.').trim().min(2, 'Scrivi il ruolo.').max(80, 'Al massimo 80 caratteri.'),
  ufficio: z.string('Scrivi l’ufficio.').trim().max(80, 'Al massimo 80 caratteri.'),
  agencyId: z.uuid('Scegli l’agenzia.').nullable(),
  attivo: z.boolean('Indica se lavora qui.'),
  /** The account under which they work. */
  adminId: z.uuid('Scegli l’account.').nullable(),
})
