import { newId } from '@/lib/core/ids'
import { saveQuote } from '@/lib/features/quotes/mutations'
import { mailsTo } from '@/lib/testing/queued-mails'
import { callAs } from '@/lib/testing/test-kit'

const SPACE = /\u00a0/g
let counter = 0

/** What the receipt of a request holds. */
async function receiptOf(request: object): Promise<Record<string, string>> {
  counter += 1
  const email = `ricevuta${counter}@prova.example`
  const contact = { nome: 'Lia', cognome: 'Prova', email, telefono: `351 ${String(4_000_000 + counter)}` }
  const body = { contact, consents: { privacy: true }, ...request }
  expect((await callAs(null, 'POST', 'leadRequests', { body })).status).toBe(201)
  const [mail] = await mailsTo(email, 'lead-received')
  return JSON.parse(JSON.stringify(mail?.data ?? {}).replace(SPACE, ' '))
}
const party = (nome: string) => ({ _id: newId(), nome })

describe('the receipt of a request', () => {
  it('leads to the offer that was chosen, open in its comparison', async () => {
    const offer = {
      bank: party('Banca Prova'),
      product: party('Mutuo Prova'),
      tipoTasso: 'capped',
      tan: 3.2,
      taeg: 3.36,
      rata: 727.02,
      totale: 219_980.28,
      durataMesi: 300,
      importo: 150_000,
    }
    const quoteId = await saveQuote({
      product: 'mutuo',
      input: { finalita: 'surroga', importo: 150_000, durata: 25 },
      rateVersion: {},
      result: { offers: [{ ...offer, product: party('Altro') }, offer] },
    })
    const productId = offer.product._id
    const told = await receiptOf({ product: 'mutuo', quoteId, productId })
    expect(told).toMatchObject({ rata: '727,02 €', tassi: 'TAN variabile con tetto 3,20%, TAEG 3,36%' })
    expect(told.url).toMatch(new RegExp(`/mutui\\?.*&offerta=${productId}$`))
    expect(told.pdf).toMatch(new RegExp(`/pdf\\?productId=${productId}$`))
  })

  it('holds the figures of a salary-backed loan', async () => {
    const offer = {
      bank: party('Banca Prova'),
      product: party('Quinto'),
      tan: 4.1,
      taeg: 5.2,
      montante: 36_000,
      capitale: 29_000,
      interessi: 7_000,
      netto: 28_400,
    }
    const quoteId = await saveQuote({
      product: 'cdq',
      input: { netto: 1_500, durata: 120 },
      rateVersion: {},
      result: { rata: 300, offers: [offer] },
    })
    expect(await receiptOf({ product: 'cdq', quoteId, productId: offer.product._id })).toMatchObject({
      importo: '28.400,00 €',
      offerta: 'Banca Prova, Quinto',
      rata: '300,00 €',
      tassi: 'TAN 4,10%, TAEG 5,20%',
    })
  })

  it('holds those of a business loan and of a leasing', async () => {
    const rates = { importo: 50_000, durata: 60, tan: 6, taeg: 6.35 }
    const loan = { ...rates, rata: 966.64, prodotto: 'Banca Prova, Finanziamento' }
    expect(await receiptOf({ product: 'azienda', input: loan })).toMatchObject({
      offerta: 'Banca Prova, Finanziamento',
      rata: '966,64 €',
      tassi: 'TAN 6,00%, TAEG 6,35%',
    })
    const leasing = { ...rates, canone: 310.2, operatore: 'Banca Prova, Leasing' }
    const told = await receiptOf({ product: 'leasing', input: leasing })
    expect(told).toMatchObject({ offerta: 'Banca Prova, Leasing', canone: '310,20 €' })
    expect(told.rata).toBeUndefined()
  })

  it('carries nobody’s link and no nonsense to an address that anybody can write', async () => {
    const input = { prodotto: 'Vinci su truffa.example', rata: 0, tan: 200, taeg: 1 }
    const { offerta, rata, tassi } = await receiptOf({ product: 'azienda', input })
    expect([offerta, rata, tassi]).toEqual([undefined, undefined, undefined])
  })
})
