import { addDays, columnOfDay, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildInformazione } from '@/prisma/seed/factories/content'
import { information, informationVersions } from './data'

const day = (days: number) => dayOf(addDays(new Date(), days))
let office: Caller
beforeAll(async () => {
  office = await adminWith('content_manage')
})
beforeEach(() => db().informazioneCredito.deleteMany())

const write = (body: object = {}) =>
  callAs(office, 'POST', 'informazioni', {
    body: { prodotto: 'prestito', validFrom: day(0), corpo: '<h2>Costi</h2><p>Testo.</p>', ...body },
  })

describe('general information on credit', () => {
  it('needs an offer that its example is of', async () => {
    expect((await write()).json.errors).toMatchObject([{ path: 'prodotto' }])
    await buildPriceTable({ nome: 'Prestito Prova' })
    const { status, json } = await write()
    expect([status, json.numero, json.esempio]).toMatchObject([
      201,
      1,
      { title: 'Prestito Prova', tan: 7.5, rata: 200.38, durataMesi: 60, importo: 10_000 },
    ])
  })

  it('has the company’s words of the day on which it is written', async () => {
    const corpo = '<p>[[societa]]</p>'
    expect((await write({ corpo })).json.errors).toMatchObject([{ path: 'corpo' }])
    await db().setting.create({
      data: { id: newId(), key: 'company', value: { ragioneSociale: 'Una S.p.A.' } },
    })
    const { json } = await write({ corpo })
    await db().setting.deleteMany()
    expect((await information('prestito', Number(json.numero)))?.corpo).toBe('<p>Una S.p.A.</p>')
  })

  it('is kept by version: what was shown does not change, and is found by its days', async () => {
    const old = await buildInformazione({ numero: 1, validFrom: columnOfDay(day(-30)) })
    const { id } = await buildInformazione({ numero: 2, validFrom: columnOfDay(day(-5)) })
    await buildInformazione({ numero: 3, validFrom: columnOfDay(day(5)) })
    expect(await informationVersions()).toMatchObject([
      { numero: 2, dal: day(-5), al: null },
      { numero: 1, dal: day(-30), al: day(-6) },
    ])
    expect((await information('prestito'))?.numero).toBe(2)
    expect((await information('prestito', 1))?._id).toBe(old.id)
    expect(await information('prestito', 3)).toBeNull()
    expect(await information('cdq')).toBeNull()
    const patch = { params: { id }, body: { version: 1, corpo: '<p>Altro.</p>' } }
    expect((await callAs(office, 'PATCH', 'informazioni/[id]', patch)).status).toBe(409)
    expect((await write({ validFrom: day(-1) })).json.errors).toMatchObject([{ path: 'validFrom' }])
  })

  it('is a document that anybody may keep, of each version that has begun', async () => {
    const { id } = await buildInformazione({ validFrom: columnOfDay(day(-1)) })
    const coming = await buildInformazione({ validFrom: columnOfDay(day(1)) })
    const pdf = (of: string) => callAs(null, 'GET', 'informazioni/[id]/pdf', { params: { id: of } })
    const { status, text, headers } = await pdf(id)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(headers.get('content-disposition')).toContain('informazioni-prestito-')
    expect((await pdf(coming.id)).status).toBe(404)
    expect((await pdf('x')).status).toBe(404)
  })
})
