import { db } from '@/lib/core/db'
import { callAs } from '@/lib/testing/test-kit'
import { buildAgency } from '@/prisma/seed/factories/people'
import { publishedAgencies, publishedAgency } from './data'
import { nearestAgencies } from './nearest'

const WEEKDAY = { giorno: 1, dalle: '09:00', alle: '13:00' }
const at = (nome: string, lat: number, lng: number, change: object = {}) =>
  buildAgency({ nome, lat, lng, orari: [WEEKDAY], ...change })
const near = (query: Record<string, string>) => callAs(null, 'GET', 'agencies/nearest', { query })
const names = (items: readonly object[]) => items.map((item) => ('nome' in item ? item.nome : null))

const provincia = (istat: string, sigla: string, regionIstat: string) => ({
  istat,
  sigla,
  regionIstat,
  nome: sigla,
  validFrom: new Date('1990-01-01'),
})

beforeAll(async () => {
  await db().region.createMany({
    data: [
      { istat: '01', nome: 'Piemonte' },
      { istat: '03', nome: 'Lombardia' },
      { istat: '19', nome: 'Sicilia' },
    ],
  })
  await db().province.createMany({
    data: [provincia('001', 'TO', '01'), provincia('015', 'MI', '03'), provincia('082', 'PA', '19')],
  })
  await at('Torino', 45.07, 7.68, { servizi: ['mutui', 'leasing'], comune: 'Torino', provincia: 'TO' })
  await at('Milano', 45.46, 9.19)
  await at('Palermo', 38.11, 13.36, { orari: [], provincia: 'PA' })
  await at('Nascosta', 45.46, 9.19, { published: false })
  await at('Senza posto', 45.46, 9.19, { lat: null })
  const town = { provincia: 'TO', popolazione: 1_000 }
  await db().town.createMany({
    data: [
      {
        istat: '999001',
        nome: 'Borgo Primo',
        catastale: 'Z901',
        caps: ['99901'],
        lat: 45,
        lng: 7.6,
        ...town,
        popolazione: 2_000,
      },
      {
        istat: '999002',
        nome: 'Borgo Secondo',
        catastale: 'Z902',
        caps: ['99901'],
        lat: 45.2,
        lng: 7.8,
        ...town,
      },
    ],
  })
})

describe('GET /agencies/nearest', () => {
  it('measures from a CAP, whose towns count together, and orders by distance', async () => {
    const { status, json } = await near({ cap: '99901' })
    expect(status).toBe(200)
    expect(names(json.items)).toEqual(['Torino', 'Milano', 'Palermo'])
    expect(json.luogo).toEqual({ nome: '99901 Borgo Primo', lat: 45.1, lng: expect.closeTo(7.7) })
    expect(json.items[0]).toMatchObject({ distanceKm: 3.7, provincia: 'TO', servizi: ['mutui', 'leasing'] })
    expect(json.items[0]).not.toHaveProperty('published')
  })

  it('from a town, written in part and in any case, and from a position', async () => {
    expect((await near({ q: 'borgo PRIMO' })).json.luogo).toMatchObject({ nome: 'Borgo Primo (TO)' })
    expect((await near({ q: 'borgo sec' })).json.luogo).toMatchObject({ nome: 'Borgo Secondo (TO)' })
    await db().town.update({ where: { istat: '999002' }, data: { nome: "L'Alturà" } })
    for (const q of ['L’Alturà', "l'altura"])
      expect((await near({ q })).json.luogo).toMatchObject({ nome: "L'Alturà (TO)" })
    expect((await near({ q: '99901' })).json.luogo).toMatchObject({ lat: 45.1 })
    const { json } = await near({ lat: '38', lng: '13', limit: '1' })
    expect([names(json.items), json.total]).toEqual([['Palermo'], 3])
  })

  it('knows the CAP of a whole town, and towns by what they were called', async () => {
    const town = { provincia: 'TO', lat: 45, lng: 7.6 }
    await db().town.createMany({
      data: [
        {
          ...town,
          istat: '999010',
          nome: 'Granvia',
          catastale: 'Z910',
          caps: ['98721', '98722'],
          capGenerico: '98700',
        },
        { ...town, istat: '999011', nome: 'Uno Due', catastale: 'Z911', caps: ['98730'], altriNomi: ['Duè'] },
        { ...town, istat: '999012', nome: 'Duè', catastale: 'Z912', caps: ['98730'], lat: 46, ora: '999011' },
        {
          ...town,
          istat: '999013',
          nome: 'Terra Nuova',
          catastale: 'Z913',
          caps: ['98740'],
          altriNomi: ['Terravecchia'],
        },
      ],
    })
    const placeOf = async (q: string) => (await near({ q })).json.luogo
    expect(await placeOf('98700')).toMatchObject({ nome: '98700 Granvia' })
    expect(await placeOf('due')).toMatchObject({ nome: 'Duè, oggi Uno Due (TO)', lat: 46 })
    expect(await placeOf('98730')).toMatchObject({ nome: '98730 Uno Due', lat: 45 })
    expect(await placeOf('terravecchia')).toMatchObject({ nome: 'Terra Nuova (TO)' })
    expect((await near({ cap: '98799' })).status).toBe(422)
  })

  it('keeps those with a service', async () => {
    expect(names((await near({ cap: '99901', servizio: 'leasing' })).json.items)).toEqual(['Torino'])
  })

  it.each([
    ['2026-11-23T08:30:00Z', ['Torino', 'Milano']],
    ['2026-11-23T12:30:00Z', []],
    ['2026-11-24T08:30:00Z', []],
  ])('keeps those open at %s, in Italian time', async (instant, expected) => {
    const { items } = await nearestAgencies({ cap: '99901', limit: 10, apertaOra: true }, new Date(instant))
    expect(names(items)).toEqual(expected)
  })

  it.each([
    [{ cap: '00000' }, 422],
    [{ q: 'Nessunluogo' }, 422],
    [{ q: '100%' }, 422],
    [{ cap: '123' }, 400],
    [{}, 400],
    [{ lat: '45' }, 400],
    [{ lat: '60', lng: '9' }, 400],
    [{ cap: '99901', servizio: 'gelati' }, 400],
    [{ cap: '99901', altro: '1' }, 400],
  ])('refuses %j with %i', async (query, status) => {
    const reply = await near(query as Record<string, string>)
    expect(reply.status).toBe(status)
    expect(reply.json.detail).toMatch(/\.$/)
  })
})

describe('the public site', () => {
  it('shows the published agencies by region, with their place', async () => {
    const all = await publishedAgencies()
    expect(names(all)).toEqual(['Milano', 'Torino', 'Palermo'])
    expect(all[0]).toMatchObject({ regione: 'Lombardia', lat: 45.46, orari: [WEEKDAY] })
  })

  it('finds one by id and by address; a hidden one not', async () => {
    const agency = await buildAgency()
    expect(await publishedAgency(agency.id)).toMatchObject({ agency: { slug: agency.slug }, agents: [] })
    expect((await publishedAgency(agency.slug))?.agency.id).toBe(agency.id)
    const hidden = await buildAgency({ published: false })
    for (const key of [hidden.id, hidden.slug, '-', 'non esiste'])
      expect(await publishedAgency(key)).toBeNull()
  })
})
