import 'server-only'
import { readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { AppError, notFound } from '@/lib/core/errors'
import { statementDocument } from './data'
import type { StatementDocument } from './types'

const PURPOSE = 'estratto'
/** Long enough for an accountant who comes once a quarter. */
const DAYS = 120

/** Where an agency or a referrer, who do not sign in, has the document of a statement; good for some months. */
export const statementUrl = (id: string): string =>
  `${env().SITE_URL}/v2/provvigioni/estratti/documento/${signLink(PURPOSE, id, addDays(new Date(), DAYS))}`

/** What a link stands for. @throws 404 for what is no link of ours, 410 for one that has ended */
export async function statementByLink(token: string): Promise<StatementDocument> {
  const link = readLink(PURPOSE, token)
  if (!link) throw notFound('Questo link non è valido: controlla di averlo copiato per intero.')
  if (link.expired)
    throw new AppError(
      'gone',
      'Questo link non vale più: chiedi alla sede di mandarti di nuovo l’estratto conto.',
    )
  return statementDocument(link.id)
}
