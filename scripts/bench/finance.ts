import { confrontaMutui } from '@/lib/finance/compare'
import { pianoConTaeg } from '@/lib/finance/costs'
import type { ValoriIndici } from '@/lib/finance/indexes'
import type { ProdottoMutuo, RichiestaMutuo, TipoTasso } from '@/lib/finance/mortgage-products'
import { pianoAmmortamento } from '@/lib/finance/schedule'

/** Prints what the budget of docs/performance.md asks for: a plan with TAEG ≤ 1 ms, a comparison ≤ 20 ms. */

const COSTI = [
  { voce: 'Istruttoria', importo: 75_000, quando: 'iniziale' },
  { voce: 'Incasso rata', importo: 150, quando: 'mensile' },
] as const

const VALORI: ValoriIndici = {
  eurirs: [10, 15, 20, 25, 30].map((anni) => ({ anni, valore: 2.5 + anni / 100 })),
  euribor: { EURIBOR_1M: 1.9, EURIBOR_3M: 2.0, EURIBOR_6M: 2.1 },
  asOf: '2026-01-02',
}

const TIPI: TipoTasso[] = ['fisso', 'variabile', 'misto', 'capped']

function prodotto(n: number): ProdottoMutuo {
  const tipoTasso = TIPI[n % TIPI.length] ?? 'fisso'
  return {
    id: String(n),
    banca: { id: String(n % 25), nome: `Banca ${n % 25}` },
    nome: `Mutuo ${n}`,
    tipoTasso,
    indice: tipoTasso === 'fisso' ? 'EURIRS' : 'EURIBOR_3M',
    spread: 0.5 + (n % 40) / 40,
    spreadByLtv: [
      { ltvMax: 60, durataMax: 360, spread: 0.4 },
      { ltvMax: 80, durataMax: 240, spread: 0.6 },
    ],
    floor: true,
    cap: tipoTasso === 'capped' ? 4 : null,
    mesiFissi: tipoTasso === 'misto' ? 120 : null,
    finalita: [],
    importoMin: 3_000_000,
    importoMax: 100_000_000,
    durataMin: 60,
    durataMax: 360,
    ltvMax: 95,
    etaMaxFine: 80,
    istruttoria: { fissa: 50_000, percentuale: 0.25 },
    perizia: 30_000,
    incassoRata: 150,
    assicurazione: n % 2 ? 0.02 : null,
    compensoMediatore: 1,
    scontoGreen: 0.1,
  }
}

const PRODOTTI = Array.from({ length: 120 }, (_, n) => prodotto(n))
const RICHIESTA: RichiestaMutuo = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 25_000_000,
  importo: 20_000_000,
  durataMesi: 360,
  tasso: 'tutti',
  reddito: 300_000,
}

/** Median, 95th percentile and first call, in milliseconds. */
function measure(runs: number, work: () => unknown): string {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  const first = times[0] ?? 0
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(runs * share)] ?? 0).toFixed(3).padStart(9)
  return `${at(0.5)} ${at(0.95)} ${first.toFixed(3).padStart(9)}`
}

const plan = { importo: 20_000_000, durataMesi: 360, tan: 3.2 }
console.log(`${'ms'.padEnd(34)} ${'median'.padStart(9)} ${'p95'.padStart(9)} ${'first'.padStart(9)}`)
console.log(
  'plan of 360 months'.padEnd(34),
  measure(2_000, () => pianoAmmortamento(plan)),
)
console.log(
  'plan of 360 months with TAEG'.padEnd(34),
  measure(2_000, () => pianoConTaeg(plan, COSTI)),
)
console.log(
  'comparison of 120 products'.padEnd(34),
  measure(200, () => confrontaMutui(RICHIESTA, PRODOTTI, VALORI)),
)
