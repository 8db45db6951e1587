import { addDays, columnOfDay, formatDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, type Caller } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { tellReviewsDue } from './tell-due'

const later = (days: number) => addDays(columnOfDay(todayInRome()), days)

async function waiting(agent: Caller, days: number) {
  const pratica = await buildPratica({ agentId: agent.id, stato: 'respinta', causale: 'Altro' })
  const review = await db().riesame.create({
    data: { id: newId(), praticaId: pratica.id, scadeIl: later(days) },
  })
  const titles = async (who: Caller) => {
    const said = await db().notification.findMany({
      where: { userId: who.id, titolo: { contains: pratica.codice } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return said.map(({ titolo, href }) => [titolo.split(': ')[1], href])
  }
  return { pratica, review, titles }
}

describe('the last day of a review', () => {
  it('is told before it and once more after it, to who follows the case and to the office', async () => {
    const [agent, office, other] = [
      await anAgent(),
      await adminWith('pratiche_manage'),
      await adminWith('compliance_see'),
    ]
    const { pratica, review, titles } = await waiting(agent, 3)
    const [ofAgent, ofOffice] = ['agents', 'admin'].map((area) => `/${area}/reports/pratiche/${pratica.id}`)
    expect(await tellReviewsDue()).toBe(1)
    expect(await tellReviewsDue()).toBe(0)
    const soon = `rispondere entro il ${formatDay(later(3))}`
    expect(await titles(agent)).toEqual([[soon, ofAgent]])
    expect(await titles(office)).toEqual([[soon, ofOffice]])
    await db().riesame.update({ where: { id: review.id }, data: { scadeIl: later(-1) } })
    expect(await tellReviewsDue()).toBe(1)
    expect(await tellReviewsDue()).toBe(0)
    const over = `il termine, ${formatDay(later(-1))}, è passato`
    expect(await titles(agent)).toEqual([
      [soon, ofAgent],
      [over, ofAgent],
    ])
    expect((await titles(office)).length).toBe(2)
    expect(await titles(other)).toEqual([])
  })

  it('reaches who has taken the case over meanwhile, and nobody who has left', async () => {
    const [before, now] = [await anAgent(), await anAgent()]
    const { pratica, titles } = await waiting(before, 0)
    await tellReviewsDue()
    await db().pratica.update({ where: { id: pratica.id }, data: { agentId: now.id } })
    expect(await tellReviewsDue()).toBe(1)
    expect([(await titles(before)).length, (await titles(now)).length]).toEqual([1, 1])
    const gone = await anAgent()
    const left = await waiting(gone, 0)
    await db().agent.update({ where: { id: gone.id }, data: { status: 'blocked' } })
    await tellReviewsDue()
    expect(await left.titles(gone)).toEqual([])
  })

  it('is not told long before or after it, nor once there is an answer', async () => {
    const agent = await anAgent()
    const silent = [await waiting(agent, 4), await waiting(agent, -29)]
    const answered = await waiting(agent, 1)
    await db().riesame.update({
      where: { id: answered.review.id },
      data: { risposta: 'Vista.', rispostoAt: new Date(), rispostoDa: 'Sede' },
    })
    await tellReviewsDue()
    for (const { titles } of [...silent, answered]) expect(await titles(agent)).toEqual([])
  })
})
