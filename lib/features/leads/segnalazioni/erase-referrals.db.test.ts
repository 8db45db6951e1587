import { addDays } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Prisma, Segnalazione } from '@/prisma/generated/client'
import { buildLead, buildSegnalatore, buildSegnalazione } from '@/prisma/seed/factories/leads'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { eraseOldReferrals, eraseReferralsOf } from './erase-referrals'

const LIMIT = new Date('2024-11-20T03:30:00Z')
const old = addDays(LIMIT, -30)

const referred = (tel: string, more: Partial<Prisma.SegnalazioneUncheckedCreateInput> = {}) =>
  buildSegnalazione({ segnalatoTel: tel, segnalanteTel: '+39 02 1234567', createdAt: old, ...more })
const rowOf = ({ id }: Segnalazione) => db().segnalazione.findUniqueOrThrow({ where: { id } })
/** Whether referrer and referred are still named. */
const named = async (row: Segnalazione) => {
  const { segnalanteNome, segnalanteTel, segnalatoNome, segnalatoTel } = await rowOf(row)
  return [segnalanteNome + (segnalanteTel ?? '') !== '', segnalatoNome + segnalatoTel !== '']
}
const BOTH = [true, true]
const NEITHER = [false, false]
const eraseOld = (most = 100) => withTransaction((tx) => eraseOldReferrals(tx, LIMIT, most))

it('takes both people out of the referrals of a lead, and out of those that joined it alone', async () => {
  const { id: leadId } = await buildLead()
  const own = await referred('+39351900001', { leadId, consensoAt: old })
  const [joined, later, other] = [
    await referred('+39351900001', { consensoAt: old, createdAt: addDays(old, 29) }),
    await referred('+39351900001', { consensoAt: old, createdAt: addDays(old, 31) }),
    await referred('+39351900002', { consensoAt: old }),
  ]
  await withTransaction((tx) => eraseReferralsOf(tx, [leadId]))
  expect(await rowOf(own)).toMatchObject({
    segnalanteNome: '',
    segnalanteCognome: '',
    segnalanteEmail: 'nessuno@cancellato.invalid',
    segnalanteTel: null,
    segnalatoNome: '',
    segnalatoTel: '',
    codice: own.codice,
    consensoAt: old,
  })
  expect([await named(joined), await named(later), await named(other)]).toEqual([NEITHER, BOTH, BOTH])
})

it('lets old ones go that no lead keeps, so many at a time', async () => {
  await eraseOld()
  const { id: leadId } = await buildLead()
  const gone = { nome: '', cognome: '', email: '', telefono: '' }
  const [unanswered, cleared, alone] = [
    await referred('', { segnalatoNome: '', segnalatoCognome: '' }),
    await referred('+39351900011', { leadId: (await buildLead(gone)).id, consensoAt: old }),
    await referred('+39351900012', { consensoAt: old }),
  ]
  const kept = [
    await referred('+39351900013', { createdAt: addDays(LIMIT, 1) }),
    await referred('+39351900014', { leadId, consensoAt: old }),
    await referred('+39351900014', { consensoAt: old, createdAt: addDays(old, 20) }),
  ]
  expect(await eraseOld(2)).toBe(2)
  expect(await eraseOld(2)).toBe(1)
  expect(await eraseOld()).toBe(0)
  for (const row of [unanswered, cleared, alone]) expect(await named(row)).toEqual(NEITHER)
  for (const row of kept) expect(await named(row)).toEqual(BOTH)
})

it('keeps the names of one that was paid for', async () => {
  const { id: segnalatoreId } = await buildSegnalatore()
  const { id: praticaId } = await buildPratica()
  const { id: leadId } = await buildLead()
  const paid = await referred('+39351900021', { leadId, segnalatoreId, consensoAt: old })
  await db().compensoSegnalatore.create({
    data: {
      id: newId(),
      segnalazioneId: paid.id,
      segnalatoreId,
      praticaId,
      maturazione: 1,
      percentuale: 0,
      importo: 15_000n,
      maturataAt: old,
    },
  })
  await withTransaction((tx) => eraseReferralsOf(tx, [leadId]))
  await db().lead.delete({ where: { id: leadId } })
  await eraseOld()
  expect(await named(paid)).toEqual(BOTH)
})
