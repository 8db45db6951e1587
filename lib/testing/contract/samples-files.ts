import { columnOfDay } from '@/lib/core/dates'
import { buildFileFolder, buildFileItem, buildStoredFile } from '@/prisma/seed/factories/content'
import type { Sample } from './sample'

const EVERYBODY = { regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }
const upload = () => buildStoredFile({ ownerRole: 'admin', purpose: 'generic' })

/** The file manager. */
export const files: Record<string, Sample> = {
  files: {
    build: async (n) =>
      buildFileItem({
        nome: `Modulo ${n % 4}`,
        tipo: n % 2 ? 'pdf' : 'foglio',
        tag: n % 3 ? ['mutui', 'privacy'] : [],
        folderId: n % 2 ? (await buildFileFolder()).id : null,
        validoAl: n % 3 ? columnOfDay(`2026-0${1 + (n % 8)}-15`) : null,
        scaricamenti: n % 5,
        published: n % 4 !== 0,
      }),
    body: async (n) => ({
      nome: `Modulo nuovo ${n}`,
      fileId: (await upload()).id,
      folderId: (await buildFileFolder()).id,
      descrizione: 'Si usa per ogni richiesta.',
      tag: ['mutui'],
      pubblico: EVERYBODY,
      validoDal: '2026-01-01',
      validoAl: null,
      published: true,
    }),
    patch: { nome: 'Nome cambiato' },
    invalid: [
      [{ nome: 'a' }, 'nome'],
      [{ tag: ['x'] }, 'tag.0'],
      [{ validoDal: '2026-05-01', validoAl: '2026-04-01' }, 'validoAl'],
      [{ pubblico: { regole: [], escludi: [] } }, 'pubblico'],
    ],
    search: { word: 'Antiriciclaggio', make: (word) => buildFileItem({ nome: `Modulo ${word}` }) },
  },
  'files/folders': {
    build: async (n) =>
      buildFileFolder({ ordine: n % 3, parentId: n % 2 ? (await buildFileFolder()).id : null }),
    body: async (n) => ({ nome: `Contratti ${n}`, parentId: null, ordine: 1, pubblico: EVERYBODY }),
    patch: { ordine: 7 },
    invalid: [
      [{ nome: 'a' }, 'nome'],
      [{ ordine: -1 }, 'ordine'],
      [{ pubblico: { regole: [] } }, 'pubblico'],
    ],
  },
}
