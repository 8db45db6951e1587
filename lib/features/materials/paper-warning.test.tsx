import { TextEncoder } from 'node:util'
import { unsaidCompany } from '@/lib/core/company'
import { Back } from '@/lib/features/materials/bdv/pdf-parts'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import { pdfKit } from '@/lib/pdf/kit'
import { type Plain, plainOf } from '@/lib/pdf/plain'
import { FlyerSheet } from './pdf-parts'
import { FORMATI, type Formato } from './schema'
import type { Flyer } from './types'

/* The warning of art. 8 of Directive (EU) 2023/2225 on what is handed out on paper: cards and flyers of loans in every size. */

// The writer of codes wants one, and the browser of the tests has none.
Object.assign(globalThis, { TextEncoder })

const company = { ...unsaidCompany, telefono: '800 000 000', email: 'ciao@prova.example' }
const card: BdvCard = {
  _id: 'a1',
  nome: 'Ada',
  cognome: 'Prova',
  ruolo: 'Agente',
  telefono: '+393510000000',
  whatsapp: null,
  email: 'ada@prova.example',
  oamNumber: 'A1',
  sito: 'prova.example/agente/ada-prova',
  slug: 'ada-prova',
  published: true,
  urlPhoto: null,
  agenzia: null,
} as unknown as BdvCard

const offer = {
  bank: { _id: 'b1', nome: 'Banca Prova' },
  product: { _id: 'p1', nome: 'Prestito Prova' },
  tipoTasso: 'fisso' as const,
  index: null,
  tenor: null,
  indexValue: null,
  spread: null,
  tan: 7.5,
  tassi: [],
  taeg: 8.82,
  rata: 200.38,
  durataMesi: 60,
  importo: 10_000,
  totaleInteressi: 2_022.77,
  costiIniziali: 166,
  totale: 12_188.77,
  costi: [{ voce: 'Istruttoria', importo: 166, quando: 'iniziale' as const }],
  rataReddito: null,
  sostenibile: null,
}

type Line = { text: string; size: number }
function linesOf(nodes: readonly (Plain | string)[]): Line[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const { props, children } = node
    const words = children.filter((child) => typeof child === 'string').join('')
    const { fontSize = 0 } = (props.style ?? {}) as { fontSize?: number }
    return [...(words ? [{ text: words, size: fontSize }] : []), ...linesOf(children)]
  })
}

/** The warning's size, and the largest running text beside it. */
function sizesIn(lines: Line[]): { own: number; around: number } {
  const own = lines.find(({ text }) => text === company.avvertenza)?.size ?? 0
  const running = lines.filter(({ text }) => text.length > 60 && text !== company.avvertenza)
  return { own, around: Math.max(0, ...running.map(({ size }) => size)) }
}

const flyer = (layout: Formato, kind: Flyer['kind']): Flyer => ({
  kind,
  layout,
  colore: 'laguna',
  card: null,
  isExpired: false,
  codice: null,
  input: { importo: 10_000, durata: 60, finalita: 'auto' } as Flyer['input'],
  offer,
  asOf: '2026-11-20',
})
const sheet = (layout: Formato, kind: Flyer['kind']) =>
  linesOf(
    plainOf(
      <FlyerSheet
        kit={pdfKit}
        flyer={flyer(layout, kind)}
        company={company}
        photo={null}
        site="https://prova.example"
      />,
    ),
  )

it.each(Object.keys(FORMATI) as Formato[])(
  'stands on a flyer of a loan, %s, as large as its text',
  (layout) => {
    const { own, around } = sizesIn(sheet(layout, 'prestito'))
    expect(own).toBeGreaterThanOrEqual(around)
    expect(around).toBeGreaterThan(0)
  },
)

it('is on no flyer of a mortgage, which is under another law', () => {
  const lines = sheet('a4', 'rata')
  expect(lines.some(({ text }) => text === company.avvertenza)).toBe(false)
})

it.each([true, false])('stands on the back of a card, with the code or without: %s', (qr) => {
  const options = {
    layout: 'classico',
    cellulare: true,
    whatsapp: false,
    qr,
    foto: false,
    oam: true,
  } as const
  const lines = linesOf(
    plainOf(<Back kit={pdfKit} card={card} options={options} company={company} photo={null} />),
  )
  const { own } = sizesIn(lines)
  expect(own).toBe(Math.max(...lines.map(({ size }) => size)))
})
