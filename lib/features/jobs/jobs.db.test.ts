import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { advance, finish, startProgress, withProgress } from '@/lib/jobs/progress'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'

const start = (who: Caller, kind = 'prova', total = 10) =>
  startProgress(db(), kind, { role: who.role, userId: who.id }, total, { title: 'Prova' })
const get = (as: Caller | null, id: string) => callAs(as, 'GET', 'jobs/[id]', { params: { id } })
const cancel = (as: Caller | null, id: string) => callAs(as, 'POST', 'jobs/[id]/cancel', { params: { id } })
const list = (as: Caller | null, query: Record<string, string> = {}) => callAs(as, 'GET', 'jobs', { query })
const told = async (id: string) =>
  (await db().realtimeEvent.findMany({ where: { type: 'job.updated' }, orderBy: { at: 'asc' } })).filter(
    ({ data }) => (data as { _id: string })._id === id,
  )

describe('GET /v2/jobs', () => {
  it('lists one’s own work alone, newest first, page by page', async () => {
    const [agent, other] = [await anAgent(), await anAgent()]
    const [old, young] = [await start(agent), await start(agent, 'altro')]
    await start(other)
    const ids = async (query: Record<string, string>) =>
      (await list(agent, query)).json.items.map(({ _id }) => _id)
    expect(await ids({})).toEqual([young, old])
    expect(await ids({ kind: 'prova' })).toEqual([old])
    expect(await ids({ state: 'fallito' })).toEqual([])
    const first = await list(agent, { limit: '1' })
    expect(await ids({ limit: '1', cursor: String(first.json.nextCursor) })).toEqual([old])
    expect((await list(agent, { state: 'boh' })).status).toBe(400)
    expect((await list(null)).status).toBe(401)
  })
})

describe('GET /v2/jobs/{id}', () => {
  it('is for who started it and for who looks after the installation; for others it does not exist', async () => {
    const [agent, client] = [await anAgent(), await aClient()]
    const id = await start(agent)
    const wanted = { _id: id, kind: 'prova', title: 'Prova', state: 'in_coda', done: 0, total: 10 }
    for (const who of [agent, await adminWith('settings_manage')])
      expect(await get(who, id)).toMatchObject({ status: 200, json: wanted })
    for (const who of [client, await anAgent(), await adminWith('content_manage')])
      expect([(await get(who, id)).status, (await cancel(who, id)).status]).toEqual([404, 404])
    expect([(await get(null, id)).status, (await cancel(null, id)).status]).toEqual([401, 401])
    expect([(await get(agent, 'x')).status, (await get(agent, newId())).status]).toEqual([404, 404])
  })
})

describe('POST /v2/jobs/{id}/cancel', () => {
  const FIRST = { isLast: false }

  it('stops work between two steps; what is done stays told', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    const steps: boolean[] = []
    await withProgress(id, FIRST, async (step) => {
      steps.push(await step(3, 10))
      await cancel(agent, id)
      steps.push(await step(6, 10))
      return { fatte: 3 }
    })
    expect(steps).toEqual([true, false])
    expect((await get(agent, id)).json).toMatchObject({ state: 'annullato', done: 3, result: { fatte: 3 } })
  })

  it('keeps what has not begun from beginning', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    expect((await cancel(agent, id)).json).toMatchObject({ state: 'annullato', cancel: true })
    const work = jest.fn()
    await withProgress(id, FIRST, work)
    expect(work).not.toHaveBeenCalled()
  })

  it('leaves what has ended as it ended', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    await finish(id, { fatte: 10 })
    expect((await cancel(agent, id)).json).toMatchObject({ state: 'completato', cancel: false })
  })
})

describe('withProgress', () => {
  it('tries again what may work later, and tells the owner when no attempt is left', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    const broken = async () => {
      throw new Error('guasto interno')
    }
    await expect(withProgress(id, { isLast: false }, broken)).rejects.toThrow('guasto interno')
    expect((await get(agent, id)).json.state).toBe('in_coda')
    await expect(withProgress(id, { isLast: true }, broken)).rejects.toThrow('guasto interno')
    const { json } = await get(agent, id)
    expect(json.state).toBe('fallito')
    expect(json.error).not.toContain('guasto interno')
  })

  it('does not try again what can never work', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    await withProgress(id, { isLast: false }, async () => {
      throw new AppError('invalid', 'La colonna «cognome» non c’è.')
    })
    expect((await get(agent, id)).json).toMatchObject({
      state: 'fallito',
      error: 'La colonna «cognome» non c’è.',
    })
  })
})

describe('job.updated', () => {
  it('goes to the owner alone: beginning, progress at most once a second, end', async () => {
    const agent = await anAgent()
    const id = await start(agent)
    for (let done = 1; done <= 5; done += 1) await advance(id, done)
    await finish(id)
    const events = await told(id)
    expect(events.map(({ data }) => (data as { state: string }).state)).toEqual([
      'in_coda',
      'in_corso',
      'completato',
    ])
    expect(events.every(({ audience }) => JSON.stringify(audience).includes(agent.id))).toBe(true)
  })
})
