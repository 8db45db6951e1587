import { newId } from '@/lib/core/ids'
import { POLIZZA_ALTROVE, policyFigures } from '@/lib/words/policy'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { openingOf } from './link'
import { quoteByLink } from './received'

const shown = async (more: Parameters<typeof buildPreventivo>[0]) => {
  const quote = await buildPreventivo({ inviatoAt: new Date(), ...more })
  const { id, linkGiro, scadeIl } = quote
  const url = openingOf({ id, linkGiro, scadeIl: scadeIl ?? new Date() })
  const found = await quoteByLink(url.split('/').at(-1) ?? '', 'Mozilla/5.0')
  return found === 'finito' ? found : { stato: found.stato, accettato: found.accettato }
}

const now = new Date()

it('the page of a link calls a delega by its name, and says what the policy weighs', async () => {
  const product = { _id: newId(), nome: 'Delega Prova' }
  const offer = {
    bank: { _id: newId(), nome: 'Ente Prova' },
    product,
    montante: 30_000,
    capitale: 23_570.34,
    interessi: 6_429.66,
    netto: 22_397.24,
    tan: 5,
    taeg: 6.294,
    polizza: { importo: 707.1, taegSenza: 5.5725, perLegge: false },
    costi: [],
  }
  const quote = await buildPreventivo({
    inviatoAt: now,
    product: 'cdq',
    input: { netto: 1_250, tipo: 'dipendente_pubblico', eta: 45, durata: 120, delega: true },
    result: { rata: 250, durata: 120, asOf: '2026-11-20', offers: [offer] },
    scelte: [product._id],
  })
  const url = openingOf({ id: quote.id, linkGiro: quote.linkGiro, scadeIl: quote.scadeIl ?? now })
  expect(await quoteByLink(url.split('/').at(-1) ?? '', 'Mozilla/5.0')).toMatchObject({
    prodotto: 'Delegazione di pagamento',
    offerte: [{ condizioni: [policyFigures(offer), POLIZZA_ALTROVE] }],
  })
})

it('the page of a link knows what was accepted, also once it is a case', async () => {
  expect(await shown({ stato: 'inviato' })).toEqual({ stato: 'aperto', accettato: false })
  expect(await shown({ stato: 'accettato', accettatoAt: new Date() })).toMatchObject({ accettato: true })
  expect(await shown({ stato: 'convertito', accettatoAt: now, convertitoAt: now })).toMatchObject({
    accettato: true,
  })
  expect(await shown({ stato: 'convertito', convertitoAt: now })).toMatchObject({ accettato: false })
})
