import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { consentToken } from '@/lib/features/leads/segnalazioni/consent-token'
import { findConsentRequest } from '@/lib/features/leads/segnalazioni/data'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead, buildSegnalatore, buildSegnalazione } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { accrueReferral, feeOf, reverseReferral } from './accrue'
import { agreementOf } from './in-force'

const day = (days: number) => dayOf(addDays(new Date(), days))
const pays = (value: boolean) =>
  db().setting.upsert({
    where: { key: 'segnalazioniCompensate' },
    create: { id: newId(), key: 'segnalazioniCompensate', value },
    update: { value },
  })

let counter = 0
let agentId: string
let office: Caller
beforeAll(async () => {
  agentId = (await buildAgent()).id
  office = await adminWith('provvigioni_manage', 'provvigioni_see')
})
afterAll(() => db().setting.deleteMany())

async function refer(email: string) {
  counter += 1
  const { json } = await callAs(null, 'POST', 'segnalazioni', {
    body: {
      agentId,
      segnalante: { nome: 'Marta', cognome: 'Esempio', email },
      segnalato: {
        nome: 'Piero',
        cognome: 'Bianchi',
        telefono: `352 ${7_000_000 + counter}`,
        email: `chiamato${counter}@prova.example`,
      },
      consents: { privacy: true },
    },
  })
  return db().segnalazione.findUniqueOrThrow({ where: { id: json._id } })
}
const asked = async ({ id, createdAt }: { id: string; createdAt: Date }) =>
  findConsentRequest(consentToken(id, createdAt))

describe('an agreement with a referrer', () => {
  it('is in force from its first day to its last, and not the day after', async () => {
    const { id, email } = await buildSegnalatore({
      validFrom: columnOfDay(day(-10)),
      validTo: columnOfDay(day(-1)),
    })
    const found = await Promise.all([-11, -10, -1, 0].map((days) => agreementOf(db(), email, day(days))))
    expect(found.map((one) => one?.id ?? null)).toEqual([null, id, id, null])
  })

  it('pays for who refers under it; one that ended yesterday, and none at all, take the request and pay nothing', async () => {
    await pays(true)
    const now = await buildSegnalatore()
    const over = await buildSegnalatore({ validTo: columnOfDay(day(-1)) })
    const rows = [
      await refer(now.email.toUpperCase()),
      await refer(over.email),
      await refer('nessuno@prova.example'),
    ]
    expect(rows.map(({ segnalatoreId }) => segnalatoreId)).toEqual([now.id, null, null])
    expect(await Promise.all(rows.map(async (row) => (await asked(row))?.compensata))).toEqual([
      true,
      false,
      false,
    ])
    await pays(false)
    expect((await refer(now.email)).segnalatoreId).toBeNull()
  })

  it('owes its fee when the case is paid out, to the cent, and no more once that is taken back', async () => {
    const { id: segnalatoreId } = await buildSegnalatore({ compensoFisso: 10_000n, compensoPct: 0.25 })
    const pratica = await buildPratica({ stato: 'liquidata', importoErogato: 1_234_567n })
    const { id: leadId } = await buildLead({ praticaId: pratica.id })
    const { id } = await buildSegnalazione({ segnalatoreId, leadId })
    const unpaid = await buildSegnalazione({ leadId: (await buildLead()).id })
    await accrueReferral(db(), pratica)
    const owed = await db().segnalazione.findUniqueOrThrow({ where: { id } })
    // 0.25% of 12,345.67 € is 30.864 €.
    expect([owed.compenso, owed.compensoAt]).toEqual([13_086n, expect.any(Date)])
    const list = await callAs(office, 'GET', 'segnalatori', { query: { limit: '50' } })
    expect(list.json.items.find(({ _id }) => _id === segnalatoreId)).toMatchObject({
      segnalazioni: 1,
      maturato: 130.86,
    })
    await reverseReferral(db(), pratica.id)
    expect(await db().segnalazione.findUniqueOrThrow({ where: { id } })).toMatchObject({ compenso: null })
    expect(await db().segnalazione.findUniqueOrThrow({ where: { id: unpaid.id } })).toMatchObject({
      compenso: null,
    })
    expect(feeOf({ compensoFisso: 10_000n, compensoPct: '0' }, null)).toBe(10_000n)
  })

  it('stays as it was agreed once it has begun: it ends, and a new one follows', async () => {
    const { id, email } = await buildSegnalatore()
    const patch = (body: object) =>
      callAs(office, 'PATCH', 'segnalatori/[id]', { params: { id }, body: { version: 1, ...body } })
    expect((await patch({ compensoFisso: 900 })).json.errors).toMatchObject([{ path: 'compensoFisso' }])
    expect((await patch({ validTo: day(-2) })).json.errors).toMatchObject([{ path: 'validTo' }])
    const body = {
      nome: 'Marta',
      cognome: 'Esempio',
      ragioneSociale: '',
      email,
      telefono: null,
      accordo: 'SEG-2',
      registro: '',
      compensoFisso: 200,
      compensoPct: 0,
      validFrom: day(1),
      validTo: null,
      note: '',
    }
    const create = () => callAs(office, 'POST', 'segnalatori', { body })
    expect((await create()).json.errors).toMatchObject([{ path: 'validFrom' }])
    expect((await patch({ validTo: day(0) })).status).toBe(200)
    expect((await create()).status).toBe(201)
    const gone = await callAs(office, 'DELETE', 'segnalatori/[id]', { params: { id }, body: { version: 2 } })
    expect(gone.status).toBe(409)
  })
})
