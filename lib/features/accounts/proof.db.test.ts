import { generate } from 'otplib'
import { seal } from '@/lib/auth/secret-box'
import { newTotpSecret } from '@/lib/auth/totp'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, type Caller, callAs, type Method } from '@/lib/testing/test-kit'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Somebody with everything, who signed in a while ago. */
async function stale(caller?: Caller): Promise<Caller> {
  const who = caller ?? (await adminWith('admin'))
  await db().session.update({ where: { id: who.actor.sessionId }, data: { provenAt: minutesAgo(16) } })
  return who
}

const id = newId()
const params = { id }

/** What moves money, rights or identity. */
const ASKS: [Method, string, { params?: Record<string, string>; body?: unknown }][] = [
  ['POST', 'agents/[id]/iban', { params, body: { iban: null, version: 1 } }],
  ['POST', 'agents/[id]/unblock', { params }],
  ['POST', 'admins/[id]/unblock', { params }],
  ['POST', 'agents/[id]/reinstate', { params, body: { motivo: 'Prova di ritorno' } }],
  ['POST', 'admin/totp/reset', { body: { role: 'agent', userId: id } }],
  ['POST', 'provvigioni/estratti/[id]/pay', { params, body: { version: 1 } }],
  ['POST', 'provvigioni/estratti/pay', { body: { rows: [{ _id: id, version: 1 }], values: {} } }],
  ['POST', 'provvigioni/[id]/storno', { params, body: { importo: 1, motivo: 'Prova di storno' } }],
  ['POST', 'clients/[id]/merge', { params, body: { altroId: newId(), versions: { a: 1, b: 1 } } }],
  ['POST', 'clients/[id]/unmerge', { params }],
  ['POST', 'clients/[id]/email', { params, body: { email: 'nuovo@prova.example', version: 1 } }],
]

const codeOf = ({ status, json }: { status: number; json: { code: string } }) => `${status} ${json.code}`

describe('what moves money, rights or identity', () => {
  it.each(ASKS)('%s %s asks for a proof of who acts that is not old', async (method, name, call) => {
    const [old, fresh] = [await stale(), await adminWith('admin')]
    const refused = await callAs(old, method, name, call)
    expect(codeOf(refused)).toBe('403 proof_required')
    expect(codeOf(await callAs(fresh, method, name, call))).not.toBe('403 proof_required')
  })

  it('asks where such fields are written, and not where others are', async () => {
    const [chief, agent] = [await stale(), await anAgent()]
    const patch = (body: object) =>
      callAs(chief, 'PATCH', 'agents/[id]', { params: { id: agent.id }, body: { version: 1, ...body } })
    expect(codeOf(await patch({ email: `${newId()}@prova.example` }))).toBe('403 proof_required')
    expect(codeOf(await patch({ permissions: { reports_see: true } }))).toBe('403 proof_required')
    expect((await patch({ comune: 'Lucca' })).status).toBe(200)
    expect((await db().agent.findUniqueOrThrow({ where: { id: agent.id } })).permissions).toEqual({})
  })

  it('asks who does it to many rows once, not for each, and nothing for a look ahead', async () => {
    const chief = await stale()
    const body = { rows: [{ _id: newId(), version: 1 }], values: {}, preview: true }
    expect((await callAs(chief, 'POST', 'provvigioni/estratti/pay', { body })).status).toBe(200)
  })
})

describe('the proof', () => {
  const sensitive = (as: Caller) => callAs(as, 'POST', 'agents/[id]/unblock', { params })
  const prove = (as: Caller, body: object) => callAs(as, 'POST', 'admin/proof', { body })

  it('is the password, which is asked for once and then holds for a while', async () => {
    const chief = await stale()
    const refused = await sensitive(chief)
    expect(refused.json).toMatchObject({ code: 'proof_required', status: 403, prova: ['password'] })
    const guessed = await prove(chief, { password: 'indovinata' })
    expect([guessed.status, guessed.json.errors[0]?.path]).toEqual([422, 'password'])
    expect((await sensitive(chief)).status).toBe(403)
    expect((await prove(chief, { password: FACTORY_PASSWORD })).status).toBe(204)
    expect((await sensitive(chief)).status).toBe(404)
  })

  it('is the second factor where that is on, and a code is good once', async () => {
    const chief = await adminWith('admin')
    const secret = newTotpSecret()
    await db().admin.update({
      where: { id: chief.id },
      data: { totpSecret: seal(secret), totpEnabledAt: new Date() },
    })
    await stale(chief)
    expect((await sensitive(chief)).json).toMatchObject({ prova: ['otp'] })
    expect((await prove(chief, { password: FACTORY_PASSWORD })).status).toBe(422)
    const otp = await generate({ secret })
    expect((await prove(chief, { otp })).status).toBe(204)
    expect((await sensitive(chief)).status).toBe(404)
    expect((await prove(chief, { otp })).status).toBe(422)
  })

  it('is counted: who found the session open does not guess', async () => {
    const chief = await stale()
    const statuses = []
    for (let n = 0; n < 11; n += 1) statuses.push((await prove(chief, { password: 'indovinata' })).status)
    expect([...new Set(statuses)]).toEqual([422, 429])
  })

  it('is one thing at a time', async () => {
    const chief = await stale()
    expect((await prove(chief, {})).status).toBe(422)
    expect((await prove(chief, { password: 'x', otp: '123456' })).status).toBe(422)
  })
})
