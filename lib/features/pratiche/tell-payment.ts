import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { formatEuro } from '@/lib/core/money'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify, notifyAll } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import type { Pratica } from '@/prisma/generated/client'

const wordsOf = ({ importoErogato, dataLiquidazione }: Pratica) => ({
  importo: formatEuro(importoErogato ?? 0n),
  giorno: dataLiquidazione ? formatDay(dataLiquidazione) : '',
})

/** The office learns of a payment that waits for its word. */
export async function tellOffice(tx: Tx, pratica: Pratica): Promise<void> {
  const admins = await holdersOf(tx, 'pratiche_manage')
  const { importo, giorno } = wordsOf(pratica)
  await notifyAll(
    tx,
    'admin',
    admins.map(({ id }) => id),
    {
      evento: 'erogazione',
      titolo: `Erogazione da confermare: ${pratica.codice}`,
      testo: `${pratica.intestatario}: ${importo} il ${giorno}`,
      href: `/admin/reports/pratiche/${pratica.id}`,
    },
  )
}

/** Who follows the case, and whoever else recorded its payment, learn what the office says of it; `paid` is the case as it was. */
export async function tellOutcome(tx: Tx, paid: Pratica, motivo: string | null): Promise<void> {
  const recorded = await tx.praticaEvento.findFirst({
    where: { praticaId: paid.id, tipo: 'stato', a: 'liquidata', actorRole: 'agent' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorId: true },
  })
  const ids = [paid.agentId, recorded?.actorId].filter((id) => typeof id === 'string')
  const agents = await tx.agent.findMany({
    where: { id: { in: ids }, status: 'validated' },
    select: { id: true, nome: true, email: true },
    orderBy: { id: 'asc' },
  })
  const { importo, giorno } = wordsOf(paid)
  const esito = motivo === null ? 'confermata' : 'non confermata'
  for (const { id: userId, nome, email } of agents) {
    const href = `/agents/reports/pratiche/${paid.id}`
    await notify(tx, {
      evento: 'erogazione',
      role: 'agent',
      userId,
      href,
      titolo: `Pratica ${paid.codice}: erogazione ${esito}`,
      testo: motivo ?? `${paid.intestatario}: ${importo} il ${giorno}`,
    })
    await queueMail(tx, {
      template: 'erogazione-esito',
      to: { email, name: nome },
      data: {
        nome,
        importo,
        giorno,
        esito,
        codice: paid.codice,
        cliente: paid.intestatario,
        motivo: motivo ?? '',
        seguito:
          motivo === null
            ? 'Le provvigioni sono maturate e chi segue la pratica riceve l’e-mail.'
            : 'La pratica è di nuovo in «Stipula»: registra l’erogazione quando è avvenuta.',
        url: `${env().SITE_URL}${href}`,
      },
      key: `erogazione-esito:${paid.id}:${paid.version}:${userId}`,
      isMuted: await mutesMail(tx, { role: 'agent', userId }, 'erogazione'),
    })
  }
}
