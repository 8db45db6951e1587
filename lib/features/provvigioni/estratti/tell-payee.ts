import 'server-only'
import { can } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import type { Estratto } from '@/prisma/generated/client'
import { monthName } from './labels'
import { statementUrl } from './statement-link'

type Told = Exclude<Estratto['stato'], 'bozza'>

const WORDS: Record<Told, { bell: string | null; oggetto: string; messaggio: string }> = {
  chiuso: {
    bell: 'è pronto',
    oggetto: 'Il tuo estratto conto è pronto',
    messaggio: 'il tuo estratto conto è chiuso: le righe e il totale non cambiano più.',
  },
  inviato: {
    bell: null,
    oggetto: 'Il tuo estratto conto è in pagamento',
    messaggio: 'il tuo estratto conto è passato in pagamento.',
  },
  pagato: {
    bell: 'è stato pagato',
    oggetto: 'Il tuo estratto conto è stato pagato',
    messaggio: 'abbiamo registrato il pagamento del tuo estratto conto.',
  },
}

/**
 * The payee hears how far a statement has come. The mail names no amount, since an agent who does not see commissions on the site must
 * not read them here; who has no area opens the document by its link.
 */
export async function tellPayee(tx: Tx, statement: Estratto): Promise<void> {
  const { id, codice, mese, agentId, agencyId, segnalatoreId } = statement
  const stato = statement.stato as Told
  const { bell: what, ...words } = WORDS[stato]
  const data = { codice: codice ?? '', mese: monthName(mese), ...words }
  const key = `estratto:${id}:${stato}`
  const outside = await outsidePayee(tx, { agencyId, segnalatoreId })
  if (outside) {
    const { email, nome } = outside
    if (!email) return
    const letter = { ...data, nome, url: statementUrl(id) }
    await queueMail(tx, { template: 'estratto-conto', to: { email, name: nome }, data: letter, key })
    return
  }
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId ?? '' } })
  if (agent.status !== 'validated') return
  const href = maySee(agent.permissions) ? `/agents/reports/provvigioni/estratti/${id}` : '/agents'
  const url = `${env().SITE_URL}${href}`
  await queueMail(tx, {
    template: 'estratto-conto',
    to: { email: agent.email, name: agent.nome },
    key,
    data: { ...data, nome: agent.nome, url },
  })
  if (what)
    await notify(tx, {
      role: 'agent',
      userId: agent.id,
      href,
      titolo: `L’estratto conto di ${monthName(mese)} ${what}`,
      testo: `Numero ${codice}.`,
    })
}

/** Agencies and referrers do not sign in: what they open is the document itself. */
async function outsidePayee(
  tx: Tx,
  { agencyId, segnalatoreId }: Pick<Estratto, 'agencyId' | 'segnalatoreId'>,
) {
  const select = { email: true, nome: true } as const
  if (agencyId) return tx.agency.findUniqueOrThrow({ where: { id: agencyId }, select })
  return segnalatoreId ? tx.segnalatore.findUniqueOrThrow({ where: { id: segnalatoreId }, select }) : null
}

const maySee = (permissions: unknown) =>
  can(
    { role: 'agent', permissions: permissions as Record<string, unknown>, ticketing: {} },
    'provvigioni_see',
  )
