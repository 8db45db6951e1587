import { z } from 'zod'

const name = (message: string) => z.string(message).trim().min(2, message).max(80, 'Al massimo 80 lettere.')

export const employeeSchema = z.strictObject({
  nome: name('Scrivi il nome.'),
  cognome: name('Scrivi il cognome.'),
  ruolo: name('Scrivi il ruolo.'),
  ufficio: z.string('Scrivi l’ufficio.').trim().max(80, 'Al massimo 80 lettere.'),
  agencyId: z.uuid('Scegli l’agenzia.').nullable(),
  attivo: z.boolean('Indica se lavora qui.'),
  /** The account under which they work. */
  adminId: z.uuid('Scegli l’account.').nullable(),
})
