import type { z } from 'zod'
import { cdqSchema, leasingSchema, mutuiSchema, pianoSchema, prestitiSchema, taegSchema } from './schema'

const valid = {
  mutui: { finalita: 'surroga', valoreImmobile: 200_000, importo: 150_000.5, durata: 25, tasso: 'tutti' },
  prestiti: { importo: 10_000, durata: 60, finalita: 'auto' },
  cdq: { netto: 1_250, tipo: 'pensionato', eta: 68, durata: 120 },
  leasing: { valore: 100_000, anticipoPct: 20, riscattoPct: 1, durata: 60, tan: 5 },
  piano: { importo: 150_000, durataMesi: 300, tan: 3.2, tipo: 'francese' },
  taeg: { erogazioni: [{ t: 0, importo: 1_000 }], pagamenti: [{ t: 1, importo: 1_100 }] },
}
const schemas: Record<keyof typeof valid, z.ZodType> = {
  mutui: mutuiSchema,
  prestiti: prestitiSchema,
  cdq: cdqSchema,
  leasing: leasingSchema,
  piano: pianoSchema,
  taeg: taegSchema,
}
type Name = keyof typeof valid

const issues = (name: Name, change: object) =>
  (schemas[name].safeParse({ ...valid[name], ...change }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('schemi dei calcolatori', () => {
  it.each(Object.keys(valid) as Name[])(
    '%s: accetta l’esempio, rifiuta campi ignoti e corpi vuoti',
    (name) => {
      expect(schemas[name].parse(valid[name])).toEqual(valid[name])
      const extra = schemas[name].safeParse({ ...valid[name], sconosciuto: 1 })
      expect(extra.error?.issues).toEqual([
        expect.objectContaining({ code: 'unrecognized_keys', keys: ['sconosciuto'] }),
      ])
      expect(schemas[name].safeParse(undefined).error?.issues[0]?.message).toMatch(/^Invia /)
    },
  )

  it.each<[Name, object, string, string]>([
    [
      'piano',
      { importo: 1, durataMesi: 600 },
      'importo',
      'L’importo è troppo piccolo per questa durata: la rata sarebbe meno di un centesimo.',
    ],
    ['mutui', { importo: '150000' }, 'importo', 'Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.'],
    [
      'mutui',
      { importo: undefined },
      'importo',
      'Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.',
    ],
    ['mutui', { importo: 0 }, 'importo', 'Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.'],
    ['mutui', { importo: 100.005 }, 'importo', 'L’importo ha al massimo due decimali.'],
    [
      'mutui',
      { importo: 100_000_001 },
      'importo',
      'Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.',
    ],
    [
      'mutui',
      { importo: Number.POSITIVE_INFINITY },
      'importo',
      'Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.',
    ],
    ['mutui', { durata: 25.5 }, 'durata', 'Indica un numero intero. La durata va da 1 a 40 anni.'],
    ['mutui', { durata: 41 }, 'durata', 'La durata va da 1 a 40 anni.'],
    ['mutui', { finalita: 'vacanza' }, 'finalita', 'Scegli la finalità fra quelle previste.'],
    ['mutui', { tasso: 'x' }, 'tasso', 'Scegli il tipo di tasso: fisso, variabile, misto, capped o tutti.'],
    ['mutui', { provincia: 'mi' }, 'provincia', 'La provincia è una sigla di due lettere maiuscole.'],
    ['mutui', { eta: 17 }, 'eta', 'L’età va da 18 a 100 anni.'],
    ['mutui', { reddito: -1 }, 'reddito', 'Indica il reddito netto mensile in euro: da 0 a 100.000.000.'],
    ['mutui', { coRichiedente: { eta: 17 } }, 'coRichiedente.eta', 'L’età va da 18 a 100 anni.'],
    ['mutui', { coRichiedente: 2 }, 'coRichiedente', 'Indica età e reddito di chi firma con te.'],
    ['mutui', { altreRate: null }, 'altreRate', 'Indica le altre rate mensili in euro: da 0 a 100.000.000.'],
    ['mutui', { classeEnergetica: 'a' }, 'classeEnergetica', 'La classe energetica è una lettera da A a G.'],
    ['mutui', { primaCasa: 'si' }, 'primaCasa', 'Indica vero o falso.'],
    ['prestiti', { importo: 999.99 }, 'importo', 'Indica l’importo del prestito in euro: da 1.000 a 60.000.'],
    [
      'prestiti',
      { importo: 60_000.01 },
      'importo',
      'Indica l’importo del prestito in euro: da 1.000 a 60.000.',
    ],
    ['prestiti', { importo: -5 }, 'importo', 'Indica l’importo del prestito in euro: da 1.000 a 60.000.'],
    ['prestiti', { importo: 1e9 }, 'importo', 'Indica l’importo del prestito in euro: da 1.000 a 60.000.'],
    ['prestiti', { durata: 11 }, 'durata', 'La durata va da 12 a 120 mesi.'],
    ['cdq', { tipo: 'autonomo' }, 'tipo', 'Scegli fra dipendente pubblico, dipendente privato e pensionato.'],
    ['cdq', { durata: 121 }, 'durata', 'La durata va da 24 a 120 mesi.'],
    [
      'leasing',
      { anticipoPct: 101 },
      'anticipoPct',
      'Indica l’anticipo in percentuale del valore: da 0 a 100.',
    ],
    ['leasing', { tan: 3.12345 }, 'tan', 'La percentuale ha al massimo quattro decimali.'],
    ['leasing', { anticipato: 1 }, 'anticipato', 'Indica vero o falso.'],
    ['piano', { tan: -0.1 }, 'tan', 'Indica il TAN in percentuale: da 0 a 100.'],
    ['piano', { tipo: 'tedesco' }, 'tipo', 'Scegli il piano: francese, italiano o interessi.'],
    ['piano', { durataMesi: 601 }, 'durataMesi', 'La durata va da 1 a 600 mesi.'],
    ['piano', { tassi: [{ dalMese: 0, tan: 3 }] }, 'tassi.0.dalMese', 'Il mese va da 1 a 1200.'],
    ['piano', { tassi: 3 }, 'tassi', 'Indica i cambi di tasso.'],
    ['taeg', { erogazioni: [] }, 'erogazioni', 'Indica almeno un’erogazione.'],
    [
      'taeg',
      { pagamenti: [{ t: 1, importo: -1 }] },
      'pagamenti.0.importo',
      'Indica l’importo in euro: da 0 a 100.000.000.',
    ],
    [
      'taeg',
      {
        erogazioni: [{ date: '2024-02-29', importo: 1 }],
        pagamenti: [{ date: '2025-02-29', importo: 1 }],
      },
      'pagamenti.0.date',
      'Indica una data esistente, AAAA-MM-GG.',
    ],
    [
      'taeg',
      {
        pagamenti: [
          { t: 1, importo: 1 },
          { date: '2025-02-28', importo: 1 },
        ],
      },
      'pagamenti.1',
      'Per ogni movimento indica t oppure date, allo stesso modo per tutti.',
    ],
    [
      'taeg',
      { erogazioni: [{ importo: 1 }] },
      'erogazioni.0',
      'Per ogni movimento indica t oppure date, allo stesso modo per tutti.',
    ],
  ])('%s %j: %s', (name, change, path, message) => {
    expect(issues(name, change)).toEqual([[path, message]])
  })

  it('accetta decimali che il binario non rappresenta', () => {
    expect(issues('mutui', { importo: 1_234_567.89, reddito: 2_100.1, valoreImmobile: 0.07 })).toEqual([])
    expect(issues('piano', { tan: 3.3577 })).toEqual([])
  })
})
