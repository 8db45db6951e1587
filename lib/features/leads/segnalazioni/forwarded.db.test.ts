import { db } from '@/lib/core/db'
import { mailsTo } from '@/lib/testing/queued-mails'
import { callAs } from '@/lib/testing/test-kit'
import { buildAgent } from '@/prisma/seed/factories/people'
import { consentToken } from './consent-token'
import { findConsentRequest } from './data'

type Made = { _id: string; codice: string }
let counter = 0
let agentId: string
beforeAll(async () => {
  agentId = (await buildAgent()).id
})

function bodyOf(change: object = {}) {
  counter += 1
  const email = (who: string) => `${who}${counter}@inoltro.example`
  return {
    agentId,
    consents: { privacy: true },
    segnalante: { nome: 'Sara', cognome: 'D’Alì', email: email('segnala') },
    segnalato: {
      nome: 'Piero',
      cognome: 'Bianchi',
      email: email('presentato'),
      telefono: `351 ${String(6_000_000 + counter)}`,
    },
    ...change,
  }
}
const post = (body: object) => callAs<Made>(null, 'POST', 'segnalazioni', { body })
const answer = (body: object) => callAs(null, 'POST', 'segnalazioni/consent', { body })
const rowOf = (id: string) => db().segnalazione.findUniqueOrThrow({ where: { id } })
const tokenOf = async (id: string) => consentToken(id, (await rowOf(id)).createdAt)

it('answers who knows only a telephone alike, whether or not its owner was presented before', async () => {
  const first = bodyOf()
  const answered = await post(first)
  await answer({
    risposta: 'consenso',
    product: 'mutuo',
    token: await tokenOf(answered.json._id),
    consents: { privacy: true },
  })
  const receipts: string[] = []
  const guesses: Made[] = []
  for (const telefono of [first.segnalato.telefono, `351 ${String(8_000_000 + counter)}`]) {
    const other = await buildAgent()
    const guess = bodyOf({ agentId: other.id })
    const { email: _, ...rest } = guess.segnalato
    const { json } = await post({ ...guess, segnalato: { ...rest, telefono } })
    guesses.push(json)
    const receipt = (await mailsTo(guess.segnalante.email))[0]?.data ?? {}
    receipts.push(Object.keys(receipt).sort().join())
    const link = receipt.inoltro?.split('/').at(-1) ?? ''
    expect(await findConsentRequest(link)).toMatchObject({ state: 'open', agent: { slug: other.slug } })
  }
  expect(receipts[0]).toBe(receipts[1])
  expect(receipts[0]).toContain('inoltro')
  expect(new Set(guesses.map(({ codice }) => codice)).size).toBe(2)
})

it('takes the answer to a forwarded link for nobody else’s', async () => {
  const asked = bodyOf()
  const { json } = await post(asked)
  const { email: _, ...segnalato } = asked.segnalato
  const forwarded = await post({ ...bodyOf(), segnalato })
  const token = await tokenOf(forwarded.json._id)
  expect((await answer({ risposta: 'rifiuto', token })).status).toBe(204)
  expect(await rowOf(json._id)).toMatchObject({ rifiutoAt: null, consensoAt: null })
  await answer({ risposta: 'rifiuto', token: await tokenOf(json._id) })
  expect(await rowOf(json._id)).toMatchObject({ rifiutoAt: expect.any(Date) })
})
