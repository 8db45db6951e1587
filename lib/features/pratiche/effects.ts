import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import { writtenMail } from '@/lib/mail/written'
import { allowedRows } from '@/lib/resources/access'
import type { Pratica } from '@/prisma/generated/client'
import { accrualOf, outstandingOf } from './accrue'
import { outcomeColumns, refuseSettled } from './confirm-payment'
import { payoutJump } from './labels'
import { type MailPlan, planMails, STATE_MAIL } from './plan-mails'
import { planStep } from './plan-step'
import { pratiche } from './resource'
import type { Effetti, EffettiInput, ErogazioneInput } from './schema'
import { checkPossible } from './state-rules'

/*
 * What a step of a case would bring, told before it is taken. Each part asks what the step itself asks: `planStep` what is
 * written, `planMails` who is written to, `accrualOf` and `outstandingOf` what is earned and taken back.
 */

type Share = {
  quota: 'agente' | 'manager' | 'agenzia' | 'sede'
  beneficiarioId: string | null
  cents: bigint
}
type Found = { plan: MailPlan; storno: Share[]; maturano: Share[]; after: Pratica; salto: string | null }

/** Of a change of state, as far as its fields are known. */
export async function stepEffects(ctx: Ctx, id: string, input: EffettiInput): Promise<Effetti> {
  const found = await withTransaction(async (tx) => {
    const before = await readCase(tx, ctx.actor, id)
    const { columns } = await planStep(tx, ctx, before, { ...input, version: before.version })
    checkPossible(before, input)
    const after = { ...before, ...columns } as Pratica
    const isPaid = after.stato === 'liquidata' && input.erogato !== undefined
    const salto = after.stato === 'liquidata' ? jumpOf(before, input.erogato) : null
    return { ...(await brings(tx, before, after, isPaid)), salto }
  })
  return present(found, ctx.actor)
}

/** Of the office's word on a payment. */
export async function outcomeEffects(
  ctx: Ctx,
  id: string,
  esito: ErogazioneInput['esito'],
): Promise<Effetti> {
  const found = await withTransaction(async (tx) => {
    const before = await readCase(tx, ctx.actor, id)
    refuseSettled(before)
    const columns = outcomeColumns(before, esito === 'confermata' ? null : '')
    const after = { ...before, ...columns } as Pratica
    const salto = jumpOf(before, toEuro(before.importoErogato ?? 0n))
    return { ...(await brings(tx, before, after, esito === 'confermata')), salto }
  })
  return present(found, ctx.actor)
}

/** The case that may be changed; it is not locked, since nothing is. */
async function readCase(tx: Tx, actor: Actor, id: string): Promise<Pratica> {
  const where = { AND: [allowedRows(pratiche.access.update, actor), { id: idOrNotFound(id) }] }
  return orNotFound(await tx.pratica.findFirst({ where }))
}

const jumpOf = ({ importoDeliberato, importoRichiesto }: Pratica, erogato: number | undefined) =>
  payoutJump(
    {
      importoDeliberato: importoDeliberato === null ? null : toEuro(importoDeliberato),
      importoRichiesto: toEuro(importoRichiesto),
    },
    erogato,
  )

async function brings(tx: Tx, before: Pratica, after: Pratica, isPaid: boolean) {
  const [plan = { mails: [], silent: [] }] = await planMails(tx, [{ before, after }])
  const left = before.stato === 'liquidata' && after.stato !== 'liquidata'
  const open = left ? await outstandingOf(tx, before.id) : []
  const accrual = isPaid ? await accrualOf(tx, after) : null
  return {
    plan,
    after,
    storno: open.map(({ quota, beneficiarioId, resta }) => ({ quota, beneficiarioId, cents: -resta })),
    maturano: (accrual?.quote ?? []).map(({ quota, beneficiarioId, importo }) => ({
      quota,
      beneficiarioId,
      cents: BigInt(importo),
    })),
  }
}

async function present({ plan, storno, maturano, after, salto }: Found, actor: Actor): Promise<Effetti> {
  const email = plan.mails.map(async ({ chi, to, data }) => {
    const { subject, body } = await writtenMail(STATE_MAIL, data)
    return { chi, a: to.email, oggetto: subject, testo: body }
  })
  return {
    email: await Promise.all(email),
    senzaEmail: plan.silent,
    storno: sharesFor(storno, actor),
    maturano: sharesFor(maturano, actor),
    daConfermare: after.erogazioneDaConfermare,
    salto,
  }
}

/** The shares that this reader may know: the office all of them, an agent the own ones, others none. */
function sharesFor(shares: readonly Share[], actor: Actor): Effetti['storno'] {
  if (!can(actor, 'provvigioni_see')) return null
  const isOffice = actor.role === 'admin'
  const shown = shares.filter(({ beneficiarioId }) => isOffice || beneficiarioId === actor.userId)
  if (shown.length === 0) return null
  const totale = shares.reduce((sum, { cents }) => sum + cents, 0n)
  return {
    quote: shown.map(({ quota, cents }) => ({ quota, importo: toEuro(cents) })),
    totale: isOffice ? toEuro(totale) : null,
  }
}
