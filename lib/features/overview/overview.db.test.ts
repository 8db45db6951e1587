import { mintScope } from '@/lib/auth/actor'
import { disconnect, pool } from '@/lib/core/db'
import { adminWith } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { overview } from './data'

/** 00:30 of 1 April in Rome, while it is March in UTC. */
const NOW = new Date('2026-03-31T22:30:00Z')

const monthsFor = async () => {
  const { actor } = await adminWith('pratiche_manage')
  return (await overview(mintScope({ ...actor, role: 'admin' as const }), NOW)).months
}

it('ends with the month of Rome, from midnight there', async () => {
  await buildPratica({ createdAt: NOW })
  const months = await monthsFor()
  expect(months).toHaveLength(25)
  expect([months[0]?.mese, months.at(-1)]).toEqual([
    '2024-04',
    expect.objectContaining({ mese: '2026-04', aperte: 1 }),
  ])
})

it.each(['UTC', 'America/New_York'])('says the same where the database thinks in %s', async (zone) => {
  const expected = (await monthsFor()).map(({ mese }) => mese)
  const { rows } = await pool().query<{ name: string }>('SELECT current_database() AS name')
  const set = async (value: string) => {
    await pool().query(`ALTER DATABASE "${rows[0]?.name}" SET timezone TO ${value}`)
    // Connections that are open keep the zone they began with.
    await disconnect()
  }
  await set(`'${zone}'`)
  try {
    expect((await monthsFor()).map(({ mese }) => mese)).toEqual(expected)
  } finally {
    await set('DEFAULT')
  }
})
