import { randomUUID } from 'node:crypto'
import { aClient, anAgent } from '@/lib/testing/test-kit'
import { buildPreventivo, buildQuote } from '@/prisma/seed/factories/leads'

const person = { nome: 'Ida', cognome: 'Prova', email: 'ida@prova.example', telefono: '351 800 0000' }

/** Valid calls of the routes of quotes. */
export const quoteCalls = {
  quotes: async () => {
    const productId = randomUUID()
    const result = {
      offers: [{ product: { _id: productId, nome: 'Prova' }, taeg: 8, rata: 200, importo: 9_000 }],
    }
    const { id } = await buildQuote({ product: 'prestito', result })
    return { as: await anAgent(), body: { quoteId: id, scelte: [productId] } }
  },
  'quotes/[id]/send': async () => {
    const as = await anAgent()
    const { id, version } = await buildPreventivo({ agentId: as.id })
    return { as, params: { id }, body: { canale: 'email', email: 'ida@prova.example', version } }
  },
  'clients/me/quotes/[id]/richiamata': async () => {
    const as = await aClient()
    const { id } = await buildPreventivo({ email: as.actor.email, stato: 'inviato', inviatoAt: new Date() })
    return { as, params: { id }, body: { telefono: '351 800 0000' } }
  },
  'quotes/[id]/convert': async () => {
    const as = await anAgent()
    const { id, version } = await buildPreventivo({ agentId: as.id })
    return { as, params: { id }, body: { a: 'pratica', ...person, version } }
  },
}
