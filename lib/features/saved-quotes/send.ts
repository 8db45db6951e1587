import 'server-only'
import { columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { formatEuro } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { lockRow } from '@/lib/resources/lock'
import { isConsumerCredit, PRODOTTI } from '@/lib/words/products'
import type { Quote } from '@/prisma/generated/client'
import { visibleQuotes } from './access'
import { openingOf } from './link'
import { quotes } from './resource'
import type { InviaInput } from './schema'

/** Sends a quote by mail, or gives its link to whoever sends it by themselves. One whose figures are too old is not sent. */
export async function sendQuote(
  ctx: Ctx,
  id: string,
  { canale, email, messaggio, version }: InviaInput,
): Promise<{ url: string; scadeIl: string }> {
  return withTransaction(async (tx) => {
    const before = await lockRow(quotes, { ...ctx, tx }, id, version, visibleQuotes)
    const { scadeIl } = before
    if (!scadeIl || scadeIl < columnOfDay(todayInRome()))
      throw new AppError('conflict', 'Il preventivo è scaduto: rifallo con le cifre di oggi.')
    const url = openingOf({ id, linkGiro: before.linkGiro, scadeIl })
    if (canale === 'email' && email) {
      const { nome, cognome } = ctx.actor
      const data = { ...wordsOf(before, scadeIl), url, da: `${nome} ${cognome}`, messaggio }
      const key = `preventivo:${id}:${before.version}:${email.toLowerCase()}`
      await queueMail(tx, { template: 'preventivo', to: { email, name: before.nome }, data, key })
    }
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

const wordsOf = ({ nome, codice, product, importo, durataMesi, rata, banca }: Quote, scadeIl: Date) => ({
  nome,
  codice: codice ?? '',
  prodotto: PRODOTTI[product],
  consumo: isConsumerCredit(product),
  offerta: banca,
  importo: formatEuro(importo ?? 0n),
  durata: durataText(durataMesi ?? 0),
  rata: formatEuro(rata ?? 0n),
  giorno: formatDay(dayOfColumn(scadeIl)),
})
