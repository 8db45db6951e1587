import { type Actor, can } from '@/lib/auth/actor'
import { PERMISSIONS } from '@/lib/auth/permissions'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { AUDIT_MODELS } from '@/lib/history/models'
import { DECLARED } from '@/lib/registry/declared'
import { concealedColumns } from '@/lib/resources/concealed'
import { type HistoryRule, historyRules } from '@/lib/resources/history'
import { adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import type { Prisma } from '@/prisma/generated/client'
import { buildNews } from '@/prisma/seed/factories/content'
import { buildAdmin } from '@/prisma/seed/factories/people'
import { oneIn } from '@/scripts/test/property'
import { commitById, commitsOf, presentCommitFor } from './data'

type Over = Partial<Prisma.CommitUncheckedCreateInput>

/** An entry about an object with these values. */
function tell(model: string, data: Record<string, unknown>, over: Over = {}) {
  const ref = newId()
  const changes = Object.keys(data).map((field) => ({ field, before: data[field], after: data[field] }))
  const info = { changes, data } as Prisma.InputJsonObject
  return db().commit.create({
    data: { id: newId(), action: 'edit', model, ref, label: `Oggetto ${ref}`, info, ...over },
  })
}

const isTold = (answer: Promise<unknown>) =>
  answer.then(
    (told) => !Array.isArray(told) || told.length > 0,
    (error: { status?: number }) => {
      expect(error.status).toBe(404)
      return false
    },
  )

describe('each model’s history', () => {
  it('is for the administrators who read and change its rows: in the feed, its export, the panel and by address', async () => {
    const rules = await historyRules()
    const kinds = Object.keys(AUDIT_MODELS).flatMap((model) =>
      (rules.get(model) ?? [null]).map((rule) => ({ model, rule })),
    )
    const entries = await Promise.all(
      kinds.map(async (kind) => ({ ...kind, commit: await tell(kind.model, { ...kind.rule?.fixed }) })),
    )
    const flags = oneIn(
      4,
      Object.keys(PERMISSIONS).filter((flag) => flag !== 'commits_see'),
    )
    const callers: Caller[] = [
      ...(await Promise.all(flags.map((flag) => adminWith('commits_see', flag)))),
      await adminWith('commits_see'),
      await adminWith('admin'),
      await signedIn(
        'admin',
        await buildAdmin({ permissions: { commits_see: true }, ticketing: { ticketing_access: true } }),
      ),
    ]
    const seen = new Set<string>()
    for (const as of callers) {
      const list = (await callAs(as, 'GET', 'commits', { query: { limit: '200' } })).text
      const file = (await callAs(as, 'GET', 'commits/export')).text
      for (const { model, rule, commit } of entries) {
        const { access, audit, permission } = rule ?? {}
        const mayWork = permission !== undefined && can(as.actor, permission)
        const sees = audit ? access?.read(as.actor) === true && access.update?.(as.actor) !== false : mayWork
        const told = [
          list.includes(commit.ref),
          file.includes(commit.ref),
          await isTold(commitsOf(as.actor, commit.ref)),
          await isTold(commitById(as.actor, commit.id)),
        ]
        expect([model, as.actor.permissions, told]).toEqual([
          model,
          as.actor.permissions,
          [sees, sees, sees, sees],
        ])
        if (sees) seen.add(model)
      }
    }
    // Every model that anything writes has readers.
    expect([...seen].sort()).toEqual([...rules.keys()].sort())
  }, 120_000)

  it('is known wherever the code writes it', async () => {
    const written = ['Users', 'Admin', 'Clients', 'Tickets', 'Lead', 'Opportunities', 'News', 'FAQ', 'Banks']
    expect([...(await historyRules()).keys()]).toEqual(expect.arrayContaining(written))
  })

  it('is restored by who reads it only', async () => {
    const { id } = await tell(
      'News',
      { titolo: 'Vecchio' },
      { action: 'delete', deletedObject: { id: newId() } },
    )
    const as = await adminWith('commits_restore', 'commits_see')
    expect((await callAs(as, 'POST', 'commits/[id]/restore', { params: { id } })).status).toBe(404)
  })
})

it('an agent who reads what is published does not read the drafts that it was', async () => {
  const agent = await anAgent({ permissions: { commits_see: true } })
  const { id } = await buildNews()
  expect((await callAs(agent, 'GET', 'news/[id]', { params: { id } })).status).toBe(200)
  const commit = await tell('News', { corpo: 'una bozza' }, { ref: id })
  expect(await isTold(commitById(agent.actor, commit.id))).toBe(false)
  expect((await callAs(agent, 'GET', 'commits/[id]', { params: { id } })).status).toBe(404)
})

const concealing = async () => {
  const all = await Promise.all(Object.values(DECLARED).map((load) => load()))
  return all.filter(({ audit, conceals }) => audit && conceals?.length)
}

describe('what a resource conceals', () => {
  it('does not come out of its history: no value, no field, nor in what the entry is called', async () => {
    const resources = await concealing()
    expect(resources.map(({ path }) => path)).toEqual(expect.arrayContaining(['banks', 'pratiche']))
    const agents = [await anAgent(), await anAgent({ permissions: { provvigioni_see: true } })]
    const admins = [await adminWith('pratiche_manage', 'banks_manage'), await adminWith('admin')]
    // Clients have no way into the history; were there one, it would conceal as their own pages do.
    const client = { ...(agents[0] as Caller).actor, role: 'client' as const }
    for (const actor of [...[...agents, ...admins].map((as) => as.actor), client])
      for (const resource of resources) await tellsOnly(resource, actor)
  })
})

async function tellsOnly(resource: HistoryRule, actor: Actor): Promise<void> {
  const hidden = concealedColumns(resource, actor)
  const all = (resource.conceals ?? []).flatMap(({ columns }) => columns)
  const marks = Object.fromEntries(all.map((name) => [name, `segreto-${name}`]))
  const data = { codice: 'P-1', nome: 'Banca', ...resource.fixed, ...marks }
  const label = Object.values(marks).join(' ')
  for (const action of ['create', 'edit', 'delete'] as const) {
    const deleted = action === 'delete' ? { deletedObject: data } : {}
    const commit = await tell(resource.audit ?? '', data, { action, label, ...deleted })
    const told = JSON.stringify(await presentCommitFor(actor, commit))
    for (const name of all) {
      const says = told.includes(`segreto-${name}`) || told.includes(`"${name}"`)
      expect([resource.audit, actor.role, action, name, says]).toEqual([
        resource.audit,
        actor.role,
        action,
        name,
        !hidden.includes(name),
      ])
    }
  }
}
