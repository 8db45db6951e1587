import { anAgent } from '@/lib/testing/test-kit'
import { buildMerchandising, buildMerchandisingOrder } from '@/prisma/seed/factories/service'
import type { Sample } from './sample'

const campo = { nome: 'Nome', lettere: 30, obbligatorio: false }
const variante = { codice: '', prezzo: null, soglia: 0, gestita: true, attiva: true, ordine: 0 }

/** The catalogue, and what is ordered of it. */
export const merchandising: Record<string, Sample> = {
  merchandising: {
    build: (n) =>
      buildMerchandising({
        nome: `Articolo ${n % 4}`,
        categoria: n % 2 ? 'gadget' : 'stampati',
        stato: n % 3 ? 'pubblicato' : 'bozza',
        ordine: n % 3,
        stock: n % 4 ? n : undefined,
      }),
    body: async (n) => ({
      nome: `Scritto ${n}`,
      descrizione: '',
      categoria: 'cancelleria',
      stato: 'bozza',
      prezzo: 3.5,
      ivaPct: 22,
      minimo: 1,
      multiplo: 1,
      massimo: null,
      destinatari: ['agenti'],
      ordine: n,
      immagini: [],
      campi: [{ nome: 'Nome sulla targa', lettere: 30, obbligatorio: true }],
      varianti: [
        { ...variante, nome: 'S' },
        { ...variante, nome: 'M', ordine: 1 },
      ],
    }),
    patch: { nome: 'Un altro nome' },
    invalid: [
      [{ prezzo: -1 }, 'prezzo'],
      [{ categoria: 'altro' }, 'categoria'],
      [{ destinatari: ['nessuno'] }, 'destinatari.0'],
      [{ campi: [campo, { ...campo, nome: 'NOME' }] }, 'campi'],
      [{ minimo: 5, massimo: 3 }, 'massimo'],
      [{ varianti: [] }, 'varianti'],
      [{ immagini: [{ url: '/v2/storage/files/a', alt: '' }] }, 'immagini.0.alt'],
    ],
    search: { word: 'Caffè', make: (word) => buildMerchandising({ nome: `Tazza da ${word}` }) },
  },
  'merchandising/orders': {
    build: (n) =>
      buildMerchandisingOrder({
        stato: n % 2 ? 'inviato' : 'spedito',
        totale: 1_000n * BigInt(1 + (n % 3)),
        centroCosto: n % 2 ? 'Fiera' : '',
        createdAt: new Date(Date.UTC(2026, n % 4, 1)),
      }),
    hidden: async () => ({ id: (await buildMerchandisingOrder()).id, from: await anAgent() }),
    patch: { noteUfficio: 'Da controllare.' },
    invalid: [[{ noteUfficio: 'x'.repeat(2_001) }, 'noteUfficio']],
    search: { word: 'Nicolò', make: (word) => buildMerchandisingOrder({ richiedente: `${word} Prova` }) },
  },
}
