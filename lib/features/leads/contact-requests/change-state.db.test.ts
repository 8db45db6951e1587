import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildContactRequest } from '@/prisma/seed/factories/leads'
import { buildAgency } from '@/prisma/seed/factories/people'
import { STATI_RICHIESTA } from './schema'
import type { StatoRichiesta } from './types'

const move = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'requests/[id]/state', { params: { id }, body })
const read = (as: Caller | null, id: string) => callAs(as, 'GET', 'requests/[id]', { params: { id } })
const rowOf = (id: string) => db().contactRequest.findUniqueOrThrow({ where: { id } })
const office = () => adminWith('leads_manage')

describe('answering a request', () => {
  it.each([
    [{ to: 'convertito', version: 1 }, 'to'],
    [{ to: 'contattato' }, 'version'],
    [{ to: 'contattato', version: 1, note: 'x'.repeat(501) }, 'note'],
    [{ to: 'contattato', version: 1, stato: 'perso' }, 'stato'],
  ])('is refused with %j', async (body, path) => {
    const { id } = await buildContactRequest()
    const { status, json } = await move(await office(), id, body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })

  it('leaves a line for each step, the latest first', async () => {
    const admin = await office()
    const { id } = await buildContactRequest()
    await move(admin, id, { to: 'contattato', version: 1, note: 'Non risponde.\nRichiamare lunedì.' })
    await move(admin, id, { to: 'perso', version: 2 })
    const { json } = await move(admin, id, { to: 'contattato', version: 3, note: 'Ha richiamato.' })
    const lines = String(json.note).split('\n')
    const { nome, cognome } = admin.actor
    expect(lines.map((line) => line.split(' · ').slice(1))).toEqual([
      [`${nome} ${cognome}`, 'riaperta', 'Ha richiamato.'],
      [`${nome} ${cognome}`, 'chiusa'],
      [`${nome} ${cognome}`, 'contattata', 'Non risponde. Richiamare lunedì.'],
    ])
    expect(json).toMatchObject({ stato: 'contattato', version: 4 })
  })

  it('happens once when two press at the same time', async () => {
    const admin = await office()
    const { id } = await buildContactRequest()
    const step = { to: 'contattato', version: 1 }
    const replies = await Promise.all([move(admin, id, step), move(admin, id, step)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.json.code).toBe('stale_version')
    expect((await rowOf(id)).note.split('\n')).toHaveLength(1)
  })

  it.each(Object.keys(STATI_RICHIESTA) as StatoRichiesta[])('goes from %s by the table', async (stato) => {
    const admin = await office()
    const next: readonly string[] = STATI_RICHIESTA[stato].next
    for (const to of ['contattato', 'perso'] as const) {
      const { id } = await buildContactRequest({ stato })
      const allowed = next.includes(to)
      expect([to, (await move(admin, id, { to, version: 1 })).status]).toEqual([to, allowed ? 200 : 409])
      const kept = { stato, version: 1, note: '' }
      expect(await rowOf(id)).toMatchObject(allowed ? { stato: to, version: 2 } : kept)
    }
  })

  it('is for the office and for the agent it names', async () => {
    const [agent, step] = [await anAgent(), { to: 'contattato', version: 1 }]
    const { id } = await buildContactRequest({ agentId: agent.id, stato: 'assegnato' })
    expect((await move(null, id, step)).status).toBe(401)
    expect((await move(await aClient(), id, step)).status).toBe(403)
    expect((await move(await adminWith('content_manage'), id, step)).status).toBe(403)
    expect((await move(await anAgent(), id, step)).status).toBe(404)
    expect((await move(await office(), 'non-un-id', step)).status).toBe(404)
    expect((await move(agent, id, step)).status).toBe(200)
  })
})

describe('reading a request', () => {
  it('shows agent, agency and CV by name, and nothing of the file’s whereabouts', async () => {
    const [agent, agency, file] = [
      await anAgent(),
      await buildAgency(),
      await buildStoredFile({ purpose: 'cv' }),
    ]
    const { id } = await buildContactRequest({
      kind: 'candidatura',
      agentId: agent.id,
      agencyId: agency.id,
      fileId: file.id,
    })
    const { json } = await read(await office(), id)
    expect(json).toMatchObject({
      _id: id,
      version: 1,
      agent: { _id: agent.id },
      agency: { _id: agency.id, nome: agency.nome },
      file: { _id: file.id, name: 'prova.pdf', size: 1024 },
    })
    expect(Object.keys(json.file as object)).toEqual(['_id', 'name', 'size'])
  })

  it('is open to who is responsible for its agency', async () => {
    const agency = await buildAgency()
    const head = await anAgent({ agencyId: agency.id, permissions: { pratiche_agency: true } })
    const { id } = await buildContactRequest({ agencyId: agency.id, kind: 'agenzia' })
    expect((await read(head, id)).status).toBe(200)
    expect((await read(await anAgent({ agencyId: agency.id }), id)).status).toBe(404)
  })
})
