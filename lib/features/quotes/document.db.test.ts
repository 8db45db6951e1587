import { newId } from '@/lib/core/ids'
import { callAs } from '@/lib/testing/test-kit'
import { POLIZZA_ALTROVE, policyFigures } from '@/lib/words/policy'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { quoteDocument } from './document'
import { saveQuote } from './mutations'

const party = (nome: string) => ({ _id: newId(), nome })

const operator = (nome: string) => ({
  bank: party(nome),
  product: party('Cessione'),
  montante: 38_400,
  capitale: 30_309.52,
  interessi: 8_090.48,
  netto: 28_959.92,
  tan: 4.9,
  taeg: 6.059,
  costi: [
    { voce: 'Assicurazione vita obbligatoria', importo: 1_333.6, quando: 'iniziale' },
    { voce: 'Imposta di bollo', importo: 16, quando: 'iniziale' },
  ],
})
const cdqQuote = (offers: object[]) =>
  saveQuote({
    product: 'cdq',
    input: { netto: 1_600, tipo: 'dipendente_privato', eta: 45, durata: 120 },
    rateVersion: {},
    result: { rata: 320, rataMassima: 320, durata: 120, asOf: '2026-11-20', offers },
  })
/** An operator whose policy is told, as offers have it since it is worked out. */
const insured = () => ({
  ...operator('Ente Uno'),
  polizza: { importo: 1_333.6, taegSenza: 5.081, perLegge: true },
})
const INPUT = { netto: 1_600, tipo: 'dipendente_privato', eta: 45, durata: 120 }
/** The document of a quote that an agent has saved. */
async function savedDocument(input: object) {
  const offer = insured()
  const { id } = await buildPreventivo({
    product: 'cdq',
    input: { ...INPUT, ...input },
    result: { rata: 320, rataMassima: 320, durata: 120, asOf: '2026-11-20', offers: [offer] },
    scelte: [offer.product._id],
  })
  return String(await quoteDocument(id, {}))
}
const loanQuote = (product: 'prestito' | 'mutuo' = 'prestito') =>
  saveQuote({
    product,
    input: { finalita: 'auto', importo: 10_000, durata: 60 },
    rateVersion: {},
    result: {
      asOf: '2026-11-20',
      offers: [
        {
          bank: party('Banca'),
          product: party('Prestito'),
          tipoTasso: 'fisso',
          tan: 6,
          taeg: 6.5,
          rata: 193.33,
          totale: 11_599.8,
          totaleInteressi: 1_599.8,
          durataMesi: 60,
          importo: 10_000,
          tassi: [],
          costi: [],
        },
      ],
    },
  })
const pdf = (id: string, query = {}) => callAs(null, 'GET', 'quotes/[id]/pdf', { params: { id }, query })

describe('the document of a simulation', () => {
  it('tells of a salary-backed loan what was asked and what each operator pays out', async () => {
    const offers = [operator('Ente Uno'), operator('Ente Due')]
    const id = await cdqQuote(offers)
    for (const query of [{}, { productId: String(offers[1]?.product._id) }]) {
      const { status, headers, text } = await pdf(id, query)
      expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      const words = ['cessione del quinto', 'Dipendente privato', 'Stipendio netto', 'Rata', '10 anni']
      for (const word of [...words, 'Ente Uno, Cessione', 'Ente Due, Cessione', '28.959,92', '6,06%'])
        expect(text).toContain(word)
    }
  })

  it('says what the policy weighs and that it may be bought elsewhere, to a visitor and with a quote', async () => {
    const words = [policyFigures(insured()) ?? 'none', POLIZZA_ALTROVE]
    expect(words[0]).toContain('senza sarebbe 5,08%')
    const { text } = await pdf(await cdqQuote([insured()]))
    const saved = await savedDocument({})
    for (const word of words) for (const document of [text, saved]) expect(document).toContain(word)
    // On the sheets of the annex once more, beside what it says of insurance.
    expect(saved.split(words.join(' '))).toHaveLength(2)
  })

  it('of before, without those figures, opens as it did', async () => {
    const { status, text } = await pdf(await cdqQuote([operator('Ente Uno')]))
    expect([status, text.includes('TAEG con la polizza')]).toEqual([200, false])
  })

  it('calls a delega by its name on every sheet, and a cessione by its own', async () => {
    const [delega, cessione] = [await savedDocument({ delega: true }), await savedDocument({})]
    expect(delega.match(/delegazione di pagamento/gi)).toHaveLength(2)
    expect(delega).not.toMatch(/cessione del quinto/i)
    expect(cessione.match(/cessione del quinto/gi)).toHaveLength(2)
  })

  it('is there for a loan too', async () => {
    const { status, text } = await pdf(await loanQuote())
    expect([status, text.includes('193,33')]).toEqual([200, true])
  })

  it('warns of what credit to consumers costs, and a mortgage is none', async () => {
    const warned = async (id: string) =>
      (await pdf(id)).text.includes('Prendere denaro in prestito ha un costo')
    expect(await warned(await loanQuote())).toBe(true)
    expect(await warned(await cdqQuote([operator('Ente Uno')]))).toBe(true)
    expect(await warned(await loanQuote('mutuo'))).toBe(false)
  })

  it('is of no offer but the one that is asked for, and of no other simulation', async () => {
    const id = await cdqQuote([operator('Uno')])
    const other = await pdf(id, { productId: newId() })
    expect([other.status, other.json.detail]).toEqual([404, 'Questa offerta non fa parte della simulazione.'])
    expect((await pdf(newId())).status).toBe(404)
  })
})
