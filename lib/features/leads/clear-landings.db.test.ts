import { db, withTransaction } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import { workBackfills } from '@/lib/jobs/backfill'
import { buildContactRequest, buildLead } from '@/prisma/seed/factories/leads'
import { clearContactLandings, clearLeadLandings } from './clear-landings'

const SECRET = 'eyJhbGciOi-segreto-9'
const CLEAN = { utm_source: 'lettera', landing: '/voto/{…}' }
const ELSEWHERE = { utm_source: 'lettera', landing: '/news_name/mutui-2026' }

/** Sums of money are no JSON. */
const textOf = (rows: unknown) =>
  JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))

it('first pages that were kept with what a mailed link opens lose it, there and in the history', async () => {
  const campaign = { utm_source: 'lettera', landing: `/voto/${SECRET}` }
  const leads = [
    await buildLead({ campaign }),
    await buildLead({ campaign: ELSEWHERE }),
    await buildLead({ campaign: {} }),
  ]
  const contacts = [
    await buildContactRequest({ campaign }),
    await buildContactRequest({ campaign: ELSEWHERE }),
  ]
  await withTransaction(async (tx) => {
    for (const after of leads)
      await recordCommit(tx, { actor: null }, { model: 'Lead', label: after.codice, after })
  })
  await workBackfills([clearLeadLandings, clearContactLandings])
  const kept = async () => [
    ...(await db().lead.findMany({ orderBy: { id: 'asc' } })),
    ...(await db().contactRequest.findMany({ orderBy: { id: 'asc' } })),
  ]
  expect((await kept()).map((row) => row.campaign)).toEqual([CLEAN, ELSEWHERE, {}, CLEAN, ELSEWHERE])
  const told = await db().commit.findMany({ orderBy: { id: 'asc' } })
  expect(JSON.stringify(told)).not.toContain(SECRET)
  expect(JSON.stringify(told[1])).toContain('mutui-2026')
  expect((await kept()).map(({ version }) => version)).toEqual(
    [...leads, ...contacts].map(({ version }) => version),
  )
  // Once more from the beginning there is nothing to do.
  const once = textOf([await kept(), told])
  await db().backfill.deleteMany()
  await workBackfills([clearLeadLandings, clearContactLandings])
  expect(textOf([await kept(), await db().commit.findMany({ orderBy: { id: 'asc' } })])).toBe(once)
})
