import { db, withTransaction } from '@/lib/core/db'
import { agents } from '@/lib/features/agents/resource'
import { pratiche } from '@/lib/features/pratiche/resource'
import { tabelleHub } from '@/lib/features/price-tables/resource'
import { adminWith } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { lockRow } from './lock'
import { writeVerb } from './write-verb'

const tags = async () => (await db().contentChange.findMany({ orderBy: { id: 'asc' } })).map(({ tag }) => tag)

describe('writeVerb', () => {
  it('writes the columns, the next version, the history with its reason, and the pages that show the row', async () => {
    const { actor } = await adminWith('agents_manage')
    const { id, version } = await buildAgent()
    const known = await tags()
    const after = await withTransaction(async (tx) => {
      const before = await lockRow(agents, { actor, tx }, id)
      return writeVerb(agents, { actor, tx }, { before, change: { status: 'blocked' }, reason: 'prova' })
    })
    expect(after).toEqual(await db().agent.findUnique({ where: { id } }))
    expect([after.status, after.version]).toEqual(['blocked', version + 1])
    expect(await db().commit.findFirst({ where: { ref: id }, orderBy: { id: 'desc' } })).toMatchObject({
      model: 'Users',
      action: 'edit',
      label: `${after.nome} ${after.cognome}`,
      actorId: actor.userId,
      info: { reason: 'prova' },
    })
    expect((await tags()).slice(known.length)).toEqual(['agents'])
  })

  it('runs the hook of the resource with the row as it is now', async () => {
    const before = await buildPratica()
    const heard: unknown[] = []
    const hooks = { afterChange: ({ after }: { after: unknown }) => void heard.push(after) }
    await withTransaction((tx) =>
      writeVerb({ ...pratiche, hooks }, { actor: null, tx }, { before, change: { note: 'prova' } }),
    )
    expect(heard).toEqual([await db().pratica.findUnique({ where: { id: before.id } })])
  })

  it('refuses a row that somebody has changed since it was read, and one of another resource on the table', async () => {
    const before = await buildPriceTable({ famiglia: 'asa' })
    const write = (row: typeof before) =>
      withTransaction((tx) =>
        writeVerb(tabelleHub, { actor: null, tx }, { before: row, change: { nome: 'B' } }),
      )
    await expect(write(before)).rejects.toMatchObject({ code: 'stale_version' })
    const hub = await buildPriceTable({ famiglia: 'hub' })
    await expect(write({ ...hub, version: hub.version + 1 })).rejects.toMatchObject({ code: 'stale_version' })
    await expect(write(hub)).resolves.toMatchObject({ nome: 'B', version: hub.version + 1 })
  })
})
