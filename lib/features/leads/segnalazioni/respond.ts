import 'server-only'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import { addDays } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound, orNotFound } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import { createLead } from '@/lib/features/leads/create'
import type { PublicCtx } from '@/lib/http/context'
import type { Lead, Segnalazione } from '@/prisma/generated/client'
import { readConsentToken } from './consent-token'
import { tellRefusal } from './notify'
import type { RispostaInput } from './schema'

type Consent = Extract<RispostaInput, { risposta: 'consenso' }>

/**
 * The referred person's own answer, given once. A consent makes a lead of the agent's; a refusal is remembered,
 * so that nobody writes again, until the data are erased.
 */
export async function respondToReferral(ctx: PublicCtx, input: RispostaInput): Promise<void> {
  const link = readConsentToken(input.token)
  if (!link) throw notFound('Questo link non è valido: controlla di averlo copiato per intero.')
  if (link.expired) throw new AppError('gone', 'Questo link è scaduto: nessuno ti contatterà.')
  await withTransaction(async (tx) => {
    const row = await lockReferral(tx, link.id)
    if (row.consensoAt || row.rifiutoAt)
      throw new AppError('conflict', 'Hai già risposto: per cambiare idea scrivici o chiamaci.')
    if (input.risposta === 'consenso') {
      const lead = await agree({ ...ctx, tx }, row, input)
      await settle(tx, row, { consensoAt: new Date(), stato: lead.stato })
      await tx.segnalazione.update({ where: { id: row.id }, data: { leadId: lead.id } })
      return
    }
    await settle(tx, row, { rifiutoAt: new Date(), stato: 'perso' })
    await tellRefusal(tx, row)
  }, ctx.tx)
}

async function lockReferral(tx: Tx, id: string): Promise<Segnalazione> {
  await lockById(tx, 'segnalazione', id)
  return orNotFound(
    await tx.segnalazione.findUnique({ where: { id } }),
    'Questa segnalazione non esiste più.',
  )
}

/** Long-term rental is closest to leasing; everything else is what the person says. */
function productOf({ partner }: Segnalazione, { product }: Consent) {
  if (partner === 'zetarent') return 'leasing'
  if (!product) throw invalidField('product', 'Scegli di che cosa hai bisogno.')
  return product
}

function agree(ctx: PublicCtx, row: Segnalazione, input: Consent): Promise<Lead> {
  const email = row.segnalatoEmail ?? input.email
  if (!email) throw invalidField('email', 'Scrivi l’indirizzo a cui inviarti la conferma.')
  const forwarded = row.segnalatoEmail
    ? ''
    : ' Il link del consenso è stato inoltrato da chi l’ha presentata: chiedi conferma all’inizio della chiamata.'
  return createLead(ctx, {
    product: productOf(row, input),
    contact: {
      nome: row.segnalatoNome,
      cognome: row.segnalatoCognome,
      email,
      telefono: row.segnalatoTel,
    },
    input: { segnalazione: row.codice, ...(row.partner ? { partner: row.partner } : {}) },
    campaign: { channel: 'segnalazione', agentId: row.agentId },
    consents: input.consents,
    note: `Presentata da ${row.segnalanteNome} ${row.segnalanteCognome}.${forwarded} ${row.note}`.trim(),
  })
}

type Settled = Partial<Pick<Segnalazione, 'consensoAt' | 'rifiutoAt' | 'stato'>>

/**
 * The answer counts for every referral of the same person that joined this one. One that knows only a telephone has joined
 * none: whoever passes its link on answers for nobody else's.
 */
async function settle(tx: Tx, row: Segnalazione, data: Settled): Promise<void> {
  const { id, segnalatoTel, segnalatoEmail, createdAt } = row
  await tx.segnalazione.updateMany({
    where: {
      ...(segnalatoEmail
        ? { OR: [{ segnalatoTel, segnalatoEmail: { not: null } }, { segnalatoEmail }] }
        : { id }),
      createdAt: { gte: addDays(createdAt, -CONSENT_DAYS) },
      consensoAt: null,
      rifiutoAt: null,
    },
    data: { ...data, version: { increment: 1 } },
  })
}
