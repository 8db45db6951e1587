import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { HOLDERS } from '@/lib/registry/file-holders'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { refusal, rowOf, verb } from './test-kit'

const BIO = 'Seguo famiglie e imprese della provincia da molti anni, con calma e precisione.'

const BEFORE = 'Mi occupo di mutui per chi compra la prima casa, da quindici anni.'

const setApproval = (value: boolean) =>
  db().setting.upsert({
    where: { key: 'profiloConApprovazione' },
    create: { key: 'profiloConApprovazione', value },
    update: { value },
  })
const edit = async (agent: Caller, change: object) => {
  const { version } = await rowOf(agent.id)
  return callAs(agent, 'PATCH', 'agents/me', { body: { ...change, version } })
}
const decide = async (as: Caller | null, name: string, id: string, body: object = {}) =>
  verb(as, `profile/${name}`, id, { version: (await rowOf(id)).version, ...body })
const view = (as: Caller | null, id: string) => callAs(as, 'GET', 'agents/[id]/profile', { params: { id } })
const bells = (userId: string) =>
  db().notification.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })

async function photoOf(agent: Caller): Promise<string> {
  const id = newId()
  const url = `/v2/storage/files/${id}`
  const data = { id, url, key: `foto/${id}.png`, name: 'foto.png', size: 10n, mimetype: 'image/png' }
  await db().storedFile.create({
    data: { ...data, sha256: id, ownerRole: 'agent', ownerId: agent.id, purpose: 'generic' },
  })
  return url
}

beforeAll(() => setApproval(true))
afterAll(() => db().setting.deleteMany())

describe('a profile that the office has to approve', () => {
  it('keeps photograph and presentation back, shows the rest at once, and rings the office once', async () => {
    const [office, agent] = [await adminWith('agents_manage'), await anAgent({ bio: '', urlPhoto: null })]
    const urlPhoto = await photoOf(agent)
    const first = await edit(agent, { bio: BIO, urlPhoto, lingue: ['en'] })
    expect([first.status, first.json.bio, first.json.lingue]).toEqual([200, '', ['en']])
    expect(first.json.proposta).toMatchObject({ bio: BIO, urlPhoto, cambiaFoto: true, aspetta: true })
    expect(await rowOf(agent.id)).toMatchObject({ bio: '', urlPhoto: null })
    await edit(agent, { bio: `${BIO} E rispondo sempre.` })
    const [bell, ...more] = await bells(office.id)
    expect([bell?.href, more]).toEqual([`/admin/site/agents/${agent.id}`, []])
    const { json } = await view(office, agent.id)
    expect(json).toMatchObject({
      foto: { da: null, a: urlPhoto },
      bio: { da: '', a: `${BIO} E rispondo sempre.` },
    })
    const use = await db().fileUse.findMany({ where: { recordId: agent.id } })
    expect(use.map(({ model }) => model)).toEqual(['agentProfile'])
    const { nome, cognome } = agent.actor
    const place = await HOLDERS.agentProfile?.find(agent.id, office.actor)
    expect(place?.title).toBe(`${nome} ${cognome}`)
  })

  it('is shown when the office says yes, with its history and a bell', async () => {
    const [office, agent] = [await adminWith('agents_manage', 'commits_see'), await anAgent({ bio: '' })]
    const urlPhoto = await photoOf(agent)
    await edit(agent, { bio: BIO, urlPhoto })
    const { status } = await decide(office, 'approve', agent.id)
    expect(status).toBe(200)
    expect(await rowOf(agent.id)).toMatchObject({ bio: BIO, urlPhoto, profiloPropostoAt: null })
    expect((await bells(agent.id)).map(({ titolo }) => titolo)).toEqual(['Il tuo profilo è stato approvato'])
    const history = (await callAs(office, 'GET', 'commits/[id]', { params: { id: agent.id } })).text
    expect(history).toContain('Profilo approvato')
    const uses = await db().fileUse.findMany({ where: { recordId: agent.id } })
    expect(uses.map(({ model }) => model)).toEqual(['Users'])
    expect((await decide(office, 'approve', agent.id)).status).toBe(409)
    expect((await view(office, agent.id)).status).toBe(404)
  })

  it('stays as it was when the office says no, and the agent reads why', async () => {
    const [office, agent] = [await adminWith('agents_manage'), await anAgent({ bio: BEFORE })]
    await edit(agent, { bio: BIO })
    expect(refusal(await decide(office, 'reject', agent.id, { motivo: ' ' }))).toEqual([422, 'motivo'])
    const motivo = 'Parla anche dei prestiti.'
    expect((await decide(office, 'reject', agent.id, { motivo })).status).toBe(200)
    expect((await rowOf(agent.id)).bio).toBe(BEFORE)
    const own = (await callAs(agent, 'GET', 'agents/me')).json
    expect(own.proposta).toMatchObject({ aspetta: false, rifiuto: motivo })
    expect((await bells(agent.id)).map(({ testo }) => testo)).toEqual([motivo])
    const again = await edit(agent, { bio: `${BIO} Anche prestiti.` })
    expect(again.json.proposta).toMatchObject({ aspetta: true, rifiuto: '' })
  })

  it('waits no more when the agent goes back to what is shown', async () => {
    const agent = await anAgent({ bio: BEFORE })
    await edit(agent, { bio: BIO })
    const { json } = await edit(agent, { bio: BEFORE })
    expect(json.proposta).toBeNull()
    expect((await rowOf(agent.id)).profiloPropostoAt).toBeNull()
  })

  it('is decided by who manages agents, on what they have read', async () => {
    const [office, agent] = [await adminWith('agents_manage'), await anAgent({ bio: '' })]
    await edit(agent, { bio: BIO })
    for (const [who, status] of [
      [null, 401],
      [await anAgent(), 403],
      [await aClient(), 403],
      [await adminWith('leads_manage'), 403],
    ] as const) {
      expect((await decide(who, 'approve', agent.id)).status).toBe(status)
      expect((await view(who, agent.id)).status).toBe(status)
    }
    const { version } = await rowOf(agent.id)
    await edit(agent, { bio: `${BIO} Altro.` })
    const stale = await verb(office, 'profile/approve', agent.id, { version })
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
    expect((await verb(office, 'profile/approve', newId(), { version: 1 })).status).toBe(404)
  })

  it('is found in the list, and not asked for where the setting says no', async () => {
    const [office, agent] = [await adminWith('agents_manage'), await anAgent({ bio: '' })]
    await edit(agent, { bio: BIO })
    const list = async () =>
      (await callAs(office, 'GET', 'agents', { query: { 'filter[profiloPropostoAt]': 'true' } })).json.items
    expect((await list()).map(({ _id }) => _id)).toContain(agent.id)
    await setApproval(false)
    const { json } = await edit(agent, { bio: `${BIO} Subito.` })
    expect([json.bio, json.proposta]).toEqual([`${BIO} Subito.`, null])
    expect((await list()).map(({ _id }) => _id)).not.toContain(agent.id)
    await setApproval(true)
  })
})
