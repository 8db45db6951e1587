import type pg from 'pg'
import { monthOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { differentCubes, foldQueue } from './jobs'
import { readCube } from './read'

/** A transaction of its own that gives up when it has to wait for another one. */
async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query("BEGIN; SET LOCAL lock_timeout = '2s'")
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const moveTo = (client: pg.PoolClient, id: string, stato: string) =>
  client.query('UPDATE pratiche SET stato = $2::stato_pratica, stato_dal = now() WHERE id = $1', [id, stato])

describe('who writes', () => {
  it('waits for nobody: two cases that move opposite ways between two cells, and one more the other way', async () => {
    const agentId = (await buildAgent()).id
    const [a, b] = [await buildPratica({ agentId }), await buildPratica({ agentId, stato: 'in_istruttoria' })]
    await inTransaction(async (one) => {
      await moveTo(one, a.id, 'in_istruttoria')
      await inTransaction(async (other) => {
        await moveTo(other, b.id, 'bozza')
      })
      await moveTo(one, a.id, 'raccolta_documenti')
    })
    const stati = await readCube('stock_agente', { reader: null, where: { agentId }, by: ['stato'] })
    expect(stati.filter(({ n }) => n > 0)).toMatchObject([
      { stato: 'bozza', n: 1 },
      { stato: 'raccolta_documenti', n: 1 },
    ])
  })

  it('does not wait for a fold, nor does a second fold, nor who reads', async () => {
    const agentId = (await buildAgent()).id
    const { id } = await buildPratica({ agentId })
    const read = async () => (await readCube('cubo_agente', { reader: null, where: { agentId } }))[0]?.aperte
    await inTransaction(async (folding) => {
      const { rows } = await folding.query("SELECT cubes_fold('delta_fatti') AS n")
      expect(Number(rows[0].n)).toBeGreaterThan(0)
      // Not committed: others still see the queue.
      expect(await read()).toBe(1)
      expect(await foldQueue('delta_fatti')).toBe(0)
      await inTransaction((client) => moveTo(client, id, 'raccolta_documenti'))
      await buildPratica({ agentId })
      expect(await read()).toBe(2)
    })
    expect(await read()).toBe(2)
    expect(await foldQueue('delta_fatti')).toBeGreaterThan(0)
    expect(await read()).toBe(2)
    expect(await differentCubes()).toEqual([])
  })

  it('is exact with many at once, and folds among them', async () => {
    const agents = await Promise.all([buildAgent(), buildAgent()])
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, i) => buildPratica({ agentId: agents[i % 2]?.id })),
    )
    const work = made.flatMap(({ id }, i) => [
      () => inTransaction((client) => moveTo(client, id, 'raccolta_documenti')),
      () => foldQueue(i % 2 ? 'delta_stock' : 'delta_fatti', 3),
      () => db().pratica.update({ where: { id }, data: { agentId: agents[(i + 1) % 2]?.id } }),
    ])
    await Promise.all(work.map((one) => one()))
    expect(await differentCubes()).toEqual([])
  })
})

describe('a month that has passed', () => {
  it('is as it was after a case is reopened; the reversal is of this month and of the agent who was paid', async () => {
    const admin = await adminWith('pratiche_manage', 'pratiche_reopen')
    const [first, second] = [await buildAgent(), await buildAgent()]
    const { id } = await buildPratica({
      agentId: first.id,
      stato: 'liquidata',
      importoErogato: 7_000_000n,
      createdAt: new Date('2025-02-01'),
      dataLiquidazione: new Date('2025-04-10'),
    })
    await db().pratica.update({ where: { id }, data: { agentId: second.id } })
    const months = (to?: string) =>
      readCube('cubo_agente', {
        reader: null,
        by: ['mese', 'agentId'],
        to,
        where: { agentId: [first.id, second.id] },
      })
    const passed = await months('2025-12')
    expect(passed.map((row) => [row.mese, row.agentId, row.aperte, row.liquidato])).toEqual([
      ['2025-02', first.id, 1, 0],
      ['2025-04', first.id, 0, 7_000_000],
    ])
    const reply = await callAs(admin, 'POST', 'pratiche/[id]/state', {
      params: { id },
      body: { to: 'stipula', version: 1, motivo: 'Bonifico respinto' },
    })
    expect(reply.status).toBe(200)
    expect(await months('2025-12')).toEqual(passed)
    const now = monthOf(new Date())
    expect((await months()).filter(({ mese }) => mese === now)).toMatchObject([
      { agentId: first.id, stornate: 1, stornato: 7_000_000, riaperte: 1, liquidate: 0 },
    ])
    // The case that is open again is in the stock of whose it is now.
    const stock = await readCube('stock_agente', {
      reader: null,
      where: { agentId: second.id, stato: 'stipula' },
    })
    expect(stock[0]?.n).toBe(1)
  })

  it('is as it was after a lead goes to somebody else, also where nothing but the agent is written', async () => {
    const [first, second] = [await buildAgent(), await buildAgent()]
    const march = new Date('2025-03-04T09:00:00Z')
    const { id } = await buildLead({
      agentId: first.id,
      stato: 'contattato',
      createdAt: march,
      assignedAt: march,
      contattatoAt: new Date('2025-03-04T09:30:00Z'),
    })
    const months = (to?: string) =>
      readCube('cubo_lead', {
        reader: null,
        by: ['mese', 'agentId'],
        to,
        where: { agentId: [first.id, second.id] },
      })
    const passed = await months('2025-12')
    expect(passed).toMatchObject([
      { mese: '2025-03', agentId: first.id, nuovi: 1, assegnati: 1, contattati: 1, minuti: 30, entroOra: 1 },
    ])
    await db().lead.updateMany({ where: { id }, data: { agentId: second.id } })
    expect(await months('2025-12')).toEqual(passed)
    const since = (await months()).filter(({ mese }) => mese > '2025-12')
    expect(Object.fromEntries(since.map(({ agentId, assegnati }) => [agentId, assegnati]))).toEqual({
      [first.id]: -1,
      [second.id]: 1,
    })
  })

  it('keeps its facts: nobody changes or deletes one', async () => {
    await buildPratica()
    await expect(pool().query('UPDATE pratica_fatti SET erogato = 1')).rejects.toThrow('append-only')
    await expect(pool().query('DELETE FROM pratica_fatti')).rejects.toThrow('append-only')
  })
})
