import { bankProductInitial } from '@/lib/features/bank-products/schema'
import { anAgent } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct } from '@/prisma/seed/factories/banks'
import type { Sample } from './sample'

/** Banks and their products. */
export const banks: Record<string, Sample> = {
  banks: {
    build: (n) => buildBank({ attiva: n % 2 === 0 }),
    hidden: async () => ({ id: (await buildBank({ attiva: false })).id, from: await anAgent() }),
    body: async (n) => ({
      nome: `Istituto ${n}`,
      slug: `istituto-${n}`,
      urlLogo: null,
      descrizione: 'Dati dimostrativi.',
      sito: 'https://istituto.example',
      attiva: true,
      provvigionePct: 1.25,
    }),
    patch: { provvigionePct: 2.5 },
    invalid: [
      [{ provvigionePct: 21 }, 'provvigionePct'],
      [{ sito: 'senza schema' }, 'sito'],
    ],
    search: { word: 'Ligure', make: (word) => buildBank({ nome: `Cassa ${word}` }) },
  },
  bankProducts: {
    build: (n) => buildBankProduct({ tipoTasso: n % 2 ? 'fisso' : 'variabile', attivo: n % 3 !== 0 }),
    hidden: async () => ({ id: (await buildBankProduct({ attivo: false })).id, from: await anAgent() }),
    body: async (n) => ({
      ...bankProductInitial,
      bankId: (await buildBank()).id,
      nome: `Prodotto ${n}`,
      importoMin: 50_000.5,
      spreadByLtv: [{ ltvMax: 80, durataMax: 240, spread: 0.9 }],
    }),
    patch: { importoMax: 123_456.78 },
    invalid: [
      [{ importoMin: 600_000 }, 'importoMax'],
      [{ durataMin: 500 }, 'durataMax'],
      [{ tipoTasso: 'capped', cap: null }, 'cap'],
      [{ ltvMax: 101 }, 'ltvMax'],
    ],
  },
}
