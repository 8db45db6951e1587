import { buildBank, buildPriceTable } from '@/prisma/seed/factories/banks'
import type { Sample } from './sample'

/** Drafts: what is published neither changes nor goes. `foreign` is a grid that another family's list must not show. */
const priceTable = (famiglia: 'asa' | 'newfin' | 'hub'): Sample => ({
  build: (n) =>
    buildPriceTable({
      famiglia,
      nome: `Tabella ${n % 4}`,
      stato: 'bozza',
      validTo: n % 2 ? null : new Date('2027-01-01'),
    }),
  foreign: () => buildPriceTable({ famiglia: famiglia === 'asa' ? 'hub' : 'asa' }),
  body: async (n) => ({
    nome: `Scritta ${n}`,
    prodotto: 'prestito',
    bankId: (await buildBank()).id,
    finalita: ['auto'],
    validFrom: '2026-03-01',
    validTo: null,
    fuoriPiano: false,
    righe: [
      { importo: 5_000, durata: 24, rata: 223.5, tan: 6.9, taeg: 7.8, spese: 0 },
      { importo: 10_000, durata: 48, rata: 239.2, tan: 6.9, taeg: 7.6, spese: 16 },
    ],
  }),
  patch: { nome: 'Nome cambiato' },
  invalid: [
    [{ validTo: '2020-01-01' }, 'validTo'],
    [{ righe: [{ importo: 1, durata: 0, rata: 1, tan: 1, taeg: 1, spese: 0 }] }, 'righe.0.durata'],
  ],
})

/** Price tables, three families on one table. */
export const priceTables: Record<string, Sample> = {
  tabelle: priceTable('asa'),
  tabelleNewfin: priceTable('newfin'),
  tabelleHub: priceTable('hub'),
}
