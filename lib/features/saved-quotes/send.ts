import 'server-only'
import { createHash } from 'node:crypto'
import { columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { euroText, formatEuro, formatRate } from '@/lib/core/money'
import { allegatoPreventivi } from '@/lib/features/quotes/annex-settings'
import { chosenOffers, isCdq, termsOf } from '@/lib/features/quotes/chosen-offer'
import { quoteDocument } from '@/lib/features/quotes/document'
import { conditionsOf, partiesOf } from '@/lib/features/quotes/seen'
import { durataText } from '@/lib/finance/text'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { phoneText } from '@/lib/italian/phone-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { allowedRows } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import { checkWords } from '@/lib/settings/check-words'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import { recordDrawn } from '@/lib/storage/record-drawn'
import { noteUses } from '@/lib/storage/uses'
import { isConsumerCredit } from '@/lib/words/products'
import { quoteProduct } from '@/lib/words/quote-product'
import type { Quote } from '@/prisma/generated/client'
import { visibleQuotes } from './access'
import { openingOf } from './link'
import { quotes } from './resource'
import type { InviaInput } from './schema'

/**
 * Sends a quote by mail, or gives its link to whoever sends it by themselves. One whose figures are too old is not sent.
 * @throws 422 words of advertising in the message, which stands above an offer
 */
export async function sendQuote(
  ctx: Ctx,
  id: string,
  { canale, email, messaggio, motivoParole: motivo, version }: InviaInput,
  drawn: Buffer,
): Promise<{ url: string; scadeIl: string }> {
  return withTransaction(async (tx) => {
    const before = await lockRow(quotes, { ...ctx, tx }, id, version, visibleQuotes)
    const { scadeIl } = before
    if (!scadeIl || scadeIl < columnOfDay(todayInRome()))
      throw new AppError('conflict', 'Il preventivo è scaduto: rifallo con le cifre di oggi.')
    const url = openingOf({ id, linkGiro: before.linkGiro, scadeIl })
    if (canale === 'email' && email) {
      await keepWords(tx, ctx, before, { messaggio, motivo })
      const { da, telefono, replyTo } = await adviserOf(tx, ctx, before.agentId)
      const data = { ...wordsOf(before, scadeIl), url, da, telefono, messaggio }
      const key = `preventivo:${id}:${before.version}:${email.toLowerCase()}`
      const fileId = await keepGiven(tx, ctx, before, { canale, email, drawn })
      const to = { email, name: before.nome }
      await queueMail(tx, { template: 'preventivo', to, data, key, replyTo, fileId })
    } else await keepGiven(tx, ctx, before, { canale, email: null, drawn })
    await tx.quote.update({
      where: { id },
      data: {
        stato: before.stato === 'bozza' ? 'inviato' : before.stato,
        inviatoAt: new Date(),
        version: before.version + 1,
      },
    })
    return { url, scadeIl: dayOfColumn(scadeIl) }
  }, ctx.tx)
}

type Written = { messaggio?: string; motivo?: string | null }

/** A message whose words were kept stays in the history with the reason: of other sendings the documents that were given tell. */
async function keepWords(tx: Tx, ctx: Ctx, { id, codice }: Quote, { messaggio, motivo }: Written) {
  const reason = await checkWords(tx, { actor: ctx.actor, texts: { messaggio }, motivo })
  if (!reason) return
  const before = { id, messaggio: '' }
  const after = { id, messaggio }
  await recordCommit(tx, ctx, { model: 'Preventivi', label: codice ?? '', before, after, reason })
}

/** Whose quote it is, whom its reader can call, and where answers go: the agent's, or else of whoever sends it. */
async function adviserOf(tx: Tx, { actor }: Ctx, agentId: string | null) {
  const agent = agentId
    ? await tx.agent.findUnique({
        where: { id: agentId },
        select: { nome: true, cognome: true, telefono: true, email: true },
      })
    : null
  const { nome, cognome, email } = agent ?? actor
  const da = `${nome} ${cognome}`
  return {
    da,
    telefono: agent?.telefono ? phoneText(agent.telefono) : undefined,
    replyTo: { email, name: da },
  }
}

/** The document of a quote, drawn before the transaction that gives it; for whoever may give it. @throws 404 */
export async function drawQuote({ actor }: Ctx, id: string): Promise<Buffer> {
  const where = { AND: [{ id: idOrNotFound(id) }, allowedRows(visibleQuotes, actor)] }
  orNotFound(await db().quote.findFirst({ where, select: { id: true } }))
  return quoteDocument(id, {})
}

type Given = { canale: 'email' | 'link'; email: string | null; drawn: Buffer }

/** What was given, when, by whom, to whom and with which text: the document itself is kept; its file's id. */
async function keepGiven(
  tx: Tx,
  { actor }: Ctx,
  quote: Quote,
  { canale, email, drawn }: Given,
): Promise<string> {
  const { versione } = inForceOn(await setting(allegatoPreventivi, tx), todayInRome())
  const name = `preventivo-${quote.codice}.pdf`
  const file = await recordDrawn(tx, { bytes: drawn, name, purpose: 'preventivo' })
  const given = await tx.preventivoConsegna.create({
    data: {
      id: newId(),
      quoteId: quote.id,
      canale,
      email,
      autoreRole: actor.role,
      autoreId: actor.userId,
      autoreNome: `${actor.nome} ${actor.cognome}`,
      allegato: quote.product === 'mutuo' || isConsumerCredit(quote.product) ? versione : null,
      hash: createHash('sha256').update(drawn).digest('hex'),
      fileId: file.id,
    },
  })
  await noteUses(tx, { model: 'consegna', recordId: given.id }, null, { fileId: file.id }, 'product')
  return file.id
}

const wordsOf = (quote: Quote, scadeIl: Date) => ({
  nome: quote.nome,
  codice: quote.codice ?? '',
  prodotto: quoteProduct(quote),
  consumo: isConsumerCredit(quote.product),
  importo: formatEuro(quote.importo ?? 0n),
  durata: durataText(quote.durataMesi ?? 0),
  offerte: chosenOffers(quote).map((offer) => {
    const { rata, taeg } = termsOf(quote, offer)
    // Of a salary-backed loan each offer pays out another sum for the same instalment.
    const condizioni = isCdq(offer) ? `Ricevi ${euroText(offer.netto)}` : conditionsOf(offer).join(' ')
    return {
      banca: partiesOf(offer),
      rata: formatEuro(rata),
      tan: formatRate(offer.tan),
      taeg: formatRate(taeg),
      condizioni,
    }
  }),
  giorno: formatDay(dayOfColumn(scadeIl)),
})
