import { db, withTransaction } from '@/lib/core/db'
import { leads } from '@/lib/features/leads/resource'
import { news } from '@/lib/features/news/resource'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { aClient, adminWith, anAgent, type Caller } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildNews } from '@/prisma/seed/factories/content'
import { buildLead } from '@/prisma/seed/factories/leads'
import { lockRow } from './lock'
import type { ModelName } from './model-types'
import type { Resource } from './types'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'

const lock = <M extends ModelName>(resource: Resource<M>, as: Caller | null, id: string, version?: number) =>
  withTransaction((tx) => lockRow(resource, { actor: as?.actor ?? null, tx }, id, version))

describe('lockRow', () => {
  it('gives the whole row, its columns as the database has them', async () => {
    const agent = await anAgent()
    const row = await buildLead({ agentId: agent.id, importo: 1_234_500n })
    expect(await lock(leads, agent, row.id, row.version)).toEqual(
      await db().lead.findUnique({ where: { id: row.id } }),
    )
  })

  it('answers what is not there, and what is somebody else’s, with the same 404', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: (await anAgent()).id })
    for (const one of [UNKNOWN, 'x', id])
      await expect(lock(leads, agent, one)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('knows nothing of the rows of another resource on the same table', async () => {
    const { id } = await buildPriceTable({ famiglia: 'asa' })
    await expect(lock(tabelleHub, await adminWith('banks_manage'), id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('refuses who may change no row at all before it looks for one', async () => {
    const { id } = await buildNews()
    const codes = await Promise.all(
      [null, await aClient(), await adminWith()].map((as) =>
        lock(news, as, id).then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(codes).toEqual(['unauthenticated', 'forbidden', 'forbidden'])
  })

  it('refuses a version that is no longer the row’s', async () => {
    const { id, version } = await buildNews()
    const editor = await adminWith('content_manage')
    await expect(lock(news, editor, id, version + 1)).rejects.toMatchObject({ code: 'stale_version' })
    await expect(lock(news, editor, id, version)).resolves.toMatchObject({ id })
  })

  it('lets the second of two at once wait, and see what the first has written', async () => {
    const { id, version } = await buildNews()
    const editor = await adminWith('content_manage')
    const change = () =>
      withTransaction(async (tx) => {
        const row = await lockRow(news, { actor: editor.actor, tx }, id)
        await tx.news.update({ where: { id }, data: { version: row.version + 1 } })
        return row.version
      })
    const seen = await Promise.all([change(), change(), change()])
    expect(seen.sort()).toEqual([version, version + 1, version + 2])
  })
})
