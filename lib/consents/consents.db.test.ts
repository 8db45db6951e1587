import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { callAs } from '@/lib/testing/test-kit'

const post = (body: unknown, headers?: Record<string, string>) =>
  callAs(null, 'POST', 'consents/cookies', { body, headers })
const bodyOf = (change: object = {}) => ({
  id: newId(),
  version: '2026-11',
  choices: { statistiche: true, marketing: false },
  ...change,
})
const rowsOf = (subjectRef: string) =>
  db().consent.findMany({ where: { subjectRef }, orderBy: [{ at: 'asc' }, { kind: 'asc' }] })

describe('a choice of cookies', () => {
  it('is one row for each kind, with text, source and address', async () => {
    const body = bodyOf()
    const { status, text } = await post(body, { 'x-client-ip': '203.0.113.9' })
    expect([status, text]).toEqual([204, ''])
    const shared = { textVersion: '2026-11', source: 'cookie-banner', ip: '203.0.113.9', clientId: null }
    expect(await rowsOf(body.id)).toMatchObject([
      { kind: 'cookie_statistiche', granted: true, ...shared },
      { kind: 'cookie_marketing', granted: false, ...shared },
    ])
  })

  it('is added to the earlier ones, which nothing can change', async () => {
    const body = bodyOf()
    await post(body)
    await post({ ...body, choices: { statistiche: false, marketing: false } })
    const rows = await rowsOf(body.id)
    expect(rows.map(({ granted }) => granted)).toEqual([true, false, false, false])
    const where = { subjectRef: body.id }
    await expect(db().consent.updateMany({ where, data: { granted: true } })).rejects.toThrow('append-only')
    await expect(db().consent.deleteMany({ where })).rejects.toThrow('append-only')
  })

  it('arrives once, however often the browser sends it', async () => {
    const body = bodyOf()
    const headers = { 'idempotency-key': `scelta-${body.id}` }
    const replies = await Promise.all([post(body, headers), post(body, headers)])
    replies.push(await post(body, headers))
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await rowsOf(body.id)).toHaveLength(2)
  })

  it.each([
    [{ id: 'mario' }, 'id'],
    [{ version: 'ultima' }, 'version'],
    [{ choices: { statistiche: 'si', marketing: false } }, 'choices.statistiche'],
    [{ choices: { statistiche: true } }, 'choices.marketing'],
    [{ email: 'a@b.example' }, 'email'],
  ])('is refused with %j', async (change, path) => {
    const { status, json } = await post(bodyOf(change))
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })
})
