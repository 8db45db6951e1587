import { z } from 'zod'
import { slugSchema } from '@/lib/core/slug-schema'
import { pictureAddress, webAddress } from '@/lib/core/web-address'

export const bankSchema = z.strictObject({
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(120, 'Al massimo 120 caratteri.'),
  slug: slugSchema({ missing: 'Scrivi il codice breve.' }),
  urlLogo: pictureAddress('L’indirizzo del logo non è valido.').nullable(),
  descrizione: z.string().trim().max(4000, 'Al massimo 4.000 caratteri.'),
  sito: webAddress('L’indirizzo del sito non è valido.').nullable(),
  attiva: z.boolean('Indica se è attiva.'),
  provvigionePct: z.number('Indica la provvigione.').min(0, 'Da 0 in su.').max(20, 'Al massimo 20%.'),
})
