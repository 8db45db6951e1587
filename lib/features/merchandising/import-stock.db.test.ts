import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { checked, imported, rowsOf, undone, upload } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildMerchandising } from '@/prisma/seed/factories/service'

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('merchandising_manage')
})

/** An item of which there are ten, two of them promised. */
async function shelf(codice: string, change: { gestita?: boolean } = {}) {
  const { id: merchId } = await buildMerchandising({ stock: 10 })
  return db().merchandisingVariante.update({
    where: { id: (await db().merchandisingVariante.findFirstOrThrow({ where: { merchId } })).id },
    data: { codice, riservata: 2, ...change },
  })
}
const left = async ({ id }: { id: string }) =>
  (await db().merchandisingVariante.findUniqueOrThrow({ where: { id } })).giacenza
const movements = ({ id }: { id: string }) =>
  db().merchandisingMovimento.findMany({ where: { varianteId: id }, orderBy: { id: 'asc' } })

const HEAD = 'codice;quantità;variazione;motivo\n'

it('counts and changes shelves by the code of the variant, each with a movement, and takes that back', async () => {
  const [pen, cup] = [await shelf('PEN-1'), await shelf('CUP-1')]
  const csv = `${HEAD}pen-1;1.250;;Inventario\nCUP-1;;-3;\n`
  const dry = await checked(office, 'giacenze', csv)
  expect(await rowsOf(office, dry._id)).toMatchObject([
    { cambi: [{ field: 'giacenza', before: 10, after: 1_250 }] },
    { cambi: [{ field: 'giacenza', before: 10, after: 7 }] },
  ])
  expect([await left(pen), await left(cup)]).toEqual([10, 10])
  const run = await imported(office, 'giacenze', csv)
  expect([await left(pen), await left(cup)]).toEqual([1_250, 7])
  expect(await movements(pen)).toMatchObject([{ delta: 1_240, giacenza: 1_250, motivo: 'Inventario' }])
  expect(await movements(cup)).toMatchObject([{ delta: -3, motivo: 'Importazione di prova.csv' }])
  const where = { model: 'Merchandising' as const, ref: pen.merchId, actorId: office.id }
  expect(await db().commit.count({ where })).toBe(1)
  // Put right by hand since: that count is not undone.
  const { version } = await db().merchandising.findUniqueOrThrow({ where: { id: cup.merchId } })
  const body = { varianteId: cup.id, delta: 1, motivo: 'Ritrovata', version }
  await callAs(office, 'POST', 'merchandising/[id]/adjust-stock', { params: { id: cup.merchId }, body })
  expect((await undone(office, run._id)).conti).toMatchObject({ disfatti: 1, lasciati: 1 })
  expect([await left(pen), await left(cup)]).toEqual([10, 8])
  expect((await movements(pen)).at(-1)).toMatchObject({ delta: -1_240, motivo: 'Annullata: Inventario' })
})

it('refuses what it does not know, what is promised, and a row that says too much or nothing', async () => {
  await shelf('LOW-1')
  await shelf('LOW-2')
  await shelf('ORD-1', { gestita: false })
  await shelf('TWO-1')
  await shelf('two-1')
  const run = await checked(
    office,
    'giacenze',
    `${HEAD}LOW-1;1;;\nLOW-2;;-9;\nNONE-${newId()};4;;\nORD-1;4;;\nTWO-1;4;;\n`,
  )
  const rows = await rowsOf(office, run._id)
  expect(rows.map(({ errori }) => errori[0]?.path)).toEqual([
    'quantita',
    'variazione',
    'codice',
    'codice',
    'codice',
  ])
  const both = await checked(office, 'giacenze', `${HEAD}LOW-1;4;2;\nLOW-2;;;\n`)
  expect(both.conti).toMatchObject({ errati: 2 })
  expect((await checked(office, 'giacenze', `${HEAD}LOW-1;10;;\n`)).conti).toMatchObject({ invariati: 1 })
})

it('is for who keeps the catalogue', async () => {
  for (const caller of [await adminWith('clients_manage'), await anAgent()])
    expect([401, 403, 404]).toContain((await upload(caller, 'giacenze', HEAD)).status)
})
