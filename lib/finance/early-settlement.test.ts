import { calcolaEstinzione, estinzioneSchema } from '@/lib/features/calculators/estinzione'
import { conteggioEstinzione, type RichiestaEstinzione, type VoceAnticipata } from './early-settlement'

type Vector = [
  asked: RichiestaEstinzione,
  back: Partial<Record<VoceAnticipata, number>>,
  ...sums: [left: number, interest: number, fee: number, toPay: number],
]

/* The examples of docs/early-repayment.md, in cents: made by fractions of integers, not by this code. */
const VECTORS: Vector[] = [
  [
    {
      periodo: 'prima_2021',
      criterio: 'nessuno',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: true,
      costi: { iniziali: 40000, durata: 60000, imposte: 1600 },
    },
    { iniziali: 14128, durata: 34286, imposte: 0 },
    1268715,
    203734,
    12687,
    1232988,
  ],
  [
    {
      periodo: 'dal_2021',
      criterio: 'nessuno',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: true,
      costi: { iniziali: 40000, durata: 60000, imposte: 1600 },
    },
    { iniziali: 14128, durata: 21192, imposte: 0 },
    1268715,
    203734,
    12687,
    1246082,
  ],
  [
    {
      periodo: 'dal_2021',
      criterio: 'lineare',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: true,
      costi: { iniziali: 40000, durata: 60000, imposte: 1600 },
    },
    { iniziali: 22857, durata: 34286, imposte: 0 },
    1268715,
    203734,
    12687,
    1224259,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: true,
      costi: { iniziali: 40000, durata: 60000, imposte: 1600, terzi: 30000 },
    },
    { iniziali: 14128, durata: 21192, imposte: 0, terzi: 0 },
    1268715,
    203734,
    12687,
    1246082,
  ],
  [
    {
      periodo: 'dal_2021',
      criterio: 'nessuno',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: true,
      costi: { iniziali: 40000, durata: 60000, imposte: 1600, terzi: 30000 },
    },
    { iniziali: 14128, durata: 21192, imposte: 0, terzi: 10596 },
    1268715,
    203734,
    12687,
    1235486,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 2357034,
      tan: 5,
      durataMesi: 120,
      pagate: 48,
      tassoFisso: true,
      costi: { iniziali: 45000, assicurazione: 90000, imposte: 1600 },
    },
    { iniziali: 17335, assicurazione: 54000, imposte: 0 },
    1552323,
    247680,
    15523,
    1496511,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 1000000,
      tan: 7.5,
      durataMesi: 60,
      pagate: 48,
      tassoFisso: true,
      costi: { iniziali: 15000, imposte: 2500 },
    },
    { iniziali: 704, imposte: 0 },
    230964,
    9489,
    0,
    230260,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'lineare',
      importo: 6000000,
      tan: 6.9,
      durataMesi: 24,
      pagate: 14,
      tassoFisso: true,
      costi: { iniziali: 50000 },
    },
    { iniziali: 20833 },
    2600675,
    82953,
    13003,
    2592845,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 1200000,
      tan: 0,
      durataMesi: 24,
      pagate: 6,
      tassoFisso: true,
      costi: { iniziali: 12001 },
    },
    { iniziali: 9001 },
    900000,
    0,
    0,
    890999,
  ],
  [
    {
      periodo: 'prima_2021',
      criterio: 'costo_ammortizzato',
      importo: 3000000,
      tan: 4.85,
      durataMesi: 120,
      pagate: 60,
      tassoFisso: true,
      costi: { iniziali: 100000, durata: 80000, assicurazione: 150000, terzi: 20000, imposte: 1600 },
    },
    { iniziali: 27194, durata: 40000, assicurazione: 75000, terzi: 5439, imposte: 0 },
    1680636,
    215383,
    16806,
    1549809,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 3000000,
      tan: 0.5,
      durataMesi: 24,
      pagate: 12,
      tassoFisso: true,
      costi: { iniziali: 20000 },
    },
    { iniziali: 5207 },
    1503752,
    4075,
    4075,
    1502620,
  ],
  [
    {
      periodo: 'dal_2026',
      criterio: 'nessuno',
      importo: 2000000,
      tan: 7.5,
      durataMesi: 84,
      pagate: 36,
      tassoFisso: false,
      costi: { iniziali: 40000 },
    },
    { iniziali: 14128 },
    1268715,
    203734,
    0,
    1254587,
  ],
]

it.each(VECTORS)('%j', (asked, back, capitaleResiduo, interessiNonDovuti, indennizzo, daPagare) => {
  const account = conteggioEstinzione(asked)
  expect(account).toMatchObject({ capitaleResiduo, interessiNonDovuti, indennizzo, daPagare })
  expect(Object.fromEntries(account.righe.map(({ voce, restituito }) => [voce, restituito]))).toEqual(back)
  expect(account.totaleRestituito).toBe(Object.values(back).reduce((sum, one) => sum + one, 0))
})

it('refuses what is no loan, and costs that no loan has', () => {
  const asked = VECTORS[0]?.[0] as RichiestaEstinzione
  expect(() => conteggioEstinzione({ ...asked, pagate: 84 })).toThrow('rate già pagate')
  expect(() => conteggioEstinzione({ ...asked, costi: { iniziali: -1 } })).toThrow('importo')
  expect(() => conteggioEstinzione({ ...asked, pagate: 0, costi: { iniziali: 2_000_001 } })).toThrow(
    'superano',
  )
})

it('is in the API the same account, in euro', () => {
  const body = {
    periodo: 'dal_2026',
    importo: 20_000,
    tan: 7.5,
    durata: 84,
    pagate: 36,
    costi: { iniziali: 400 },
  }
  expect(calcolaEstinzione(estinzioneSchema.parse(body))).toEqual({
    capitaleResiduo: 12_687.15,
    interessiNonDovuti: 2_037.34,
    righe: [
      {
        voce: 'iniziali',
        nome: 'Spese per concludere il contratto',
        pagato: 400,
        restituito: 141.28,
        criterio: 'costo_ammortizzato',
      },
    ],
    totaleRestituito: 141.28,
    indennizzo: 126.87,
    daPagare: 12_672.74,
  })
})
