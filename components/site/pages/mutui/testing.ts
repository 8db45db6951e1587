import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Comparison } from '@/components/markup/mortgage-offers'

/* The schema of a form is fetched when it is first touched. */
export const SLOWLY = { timeout: 20_000 }
export const QUOTE = '01900000-0000-7000-8000-000000000001'
export const PRODUCT = '01900000-0000-7000-8000-000000000002'

export const offer = (nome: string, tipoTasso: 'fisso' | 'variabile', taeg: number) => ({
  bank: { _id: nome, nome },
  product: { _id: nome === 'Banca Alfa' ? PRODUCT : `${nome}-1`, nome: 'Mutuo Prova' },
  tipoTasso,
  index: 'EURIRS',
  tenor: '25Y',
  indexValue: 2.6,
  spread: 0.6,
  tan: 3.2,
  taeg,
  rata: 727.02,
  durataMesi: 300,
  importo: 150_000,
  totaleInteressi: 68_105.28,
  totale: 219_530.28,
  tassi: [],
  costiIniziali: 1425,
  costi: [{ voce: 'Istruttoria', importo: 750, quando: 'iniziale' as const }],
})
export const comparison: Comparison = {
  quoteId: QUOTE,
  offers: [offer('Banca Alfa', 'variabile', 3.1), offer('Banca Beta', 'fisso', 3.34)],
  excluded: [
    { bank: { _id: 'g', nome: 'Banca Gamma' }, product: { _id: 'g1', nome: 'Mutuo' }, motivi: ['Troppo.'] },
  ],
  ltv: 75,
  rataReddito: null,
  rataSostenibile: null,
  asOf: '2026-11-20',
}

type Call = { path: string; body: unknown; headers: Headers }
export let calls: Call[] = []
export let answers: Record<string, () => { status: number; body: unknown }> = {}

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => body,
  text: async () => JSON.stringify(body),
})

/** The network is outside: everything up to fetch is the real code. */
export function startPage(): void {
  calls = []
  answers = {
    '/v2/enums/province': () => ({ status: 200, body: [{ sigla: 'MI', nome: 'Milano' }] }),
    '/v2/calculators/mutui': () => ({ status: 200, body: comparison }),
    [`/v2/quotes/${QUOTE}/email`]: () => ({ status: 204, body: null }),
    '/v2/leadRequests': () => ({ status: 201, body: { _id: '1', codice: 'L-PROVA-1' } }),
  }
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body && JSON.parse(String(init.body)), headers: new Headers(init.headers) })
    const answer = answers[path]?.() ?? { status: 404, body: {} }
    return reply(answer.status, answer.body)
  }) as unknown as typeof fetch
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
  history.replaceState(null, '', '/mutui')
}

export const asked = () => calls.filter(({ path }) => path === '/v2/calculators/mutui')
export const compare = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
  await screen.findByText(/^2 offerte.*, dalla meno cara$/)
}
