import { db } from '@/lib/core/db'
import { errorCodes } from '@/lib/core/db-errors'
import { newId } from '@/lib/core/ids'
import { foldCubes } from '@/lib/cubes/jobs'
import { readCube } from '@/lib/cubes/read'
import { buildAgent, buildEmployee } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { ratingSummary } from './data'

type Columns = { agentId?: string; employeeId?: string; praticaId?: string; stelle?: number }
const rate = ({ stelle = 5, ...columns }: Columns) =>
  db().voto.create({ data: { id: newId(), stelle, stato: 'pubblicato', consensoAt: new Date(), ...columns } })
const refused = (made: Promise<unknown>) => made.then(() => 'written', errorCodes)

describe('a rating', () => {
  it('of an agent is given once for a case, and so is one of an employee', async () => {
    const [agent, employee] = [await buildAgent(), await buildEmployee()]
    const { id: praticaId } = await buildPratica({ agentId: agent.id, stato: 'liquidata' })
    await rate({ agentId: agent.id, praticaId })
    await rate({ employeeId: employee.id, praticaId })
    expect(await refused(rate({ agentId: agent.id, praticaId }))).toContain('23505')
    expect(await refused(rate({ employeeId: employee.id, praticaId }))).toContain('23505')
    const other = await buildPratica({ agentId: agent.id, stato: 'liquidata' })
    await rate({ agentId: agent.id, praticaId: other.id })
  })

  it('is of one person: not of nobody, and not of two', async () => {
    const [agent, employee] = [await buildAgent(), await buildEmployee()]
    expect(await refused(rate({}))).toContain('23514')
    expect(await refused(rate({ agentId: agent.id, employeeId: employee.id }))).toContain('23514')
  })

  it('is summed up as visitors see it: published, while its case is finished', async () => {
    const agent = await buildAgent()
    const cases = [
      await buildPratica({ agentId: agent.id, stato: 'liquidata' }),
      await buildPratica({ agentId: agent.id, stato: 'ritirata' }),
      await buildPratica({ agentId: agent.id }),
    ]
    const [four] = await Promise.all(
      cases.map(({ id: praticaId }, i) => rate({ agentId: agent.id, praticaId, stelle: 4 - i })),
    )
    const both = async () => {
      const [row] = await readCube('voti_sintesi', { reader: null, where: { agentId: agent.id } })
      return [row?.n, row?.somma, (await ratingSummary(agent.id)).numero]
    }
    expect(await both()).toEqual([2, 7, 2])
    await foldCubes()
    await db().pratica.update({ where: { id: cases[1]?.id }, data: { stato: 'in_istruttoria' } })
    expect(await both()).toEqual([1, 4, 1])
    await db().pratica.update({ where: { id: cases[2]?.id }, data: { stato: 'respinta' } })
    expect(await both()).toEqual([2, 6, 2])
    await db().voto.update({ where: { id: four?.id }, data: { stato: 'rifiutato' } })
    expect(await both()).toEqual([1, 2, 1])
    await db().voto.deleteMany({ where: { agentId: agent.id } })
    expect(await both()).toEqual([0, 0, 0])
  })
})
