import 'server-only'
import { AppError } from '@/lib/core/errors'

/** The tables whose rows may hold a row of a resource, as people call them. */
export const REFERENCING_TABLES: Record<string, string> = {
  agents: 'agenti',
  attestati: 'attestati',
  bank_products: 'prodotti',
  clients: 'clienti',
  contact_requests: 'contatti',
  corsi_assegnati: 'assegnazioni ad agenti',
  employees: 'dipendenti',
  faqs: 'FAQ',
  formazione_progressi: 'progressi degli agenti',
  leads: 'richieste',
  pratiche: 'pratiche',
  price_tables: 'tabelle',
  quiz_tentativi: 'quiz fatti',
  ticket_regole: 'regole dei ticket',
  voti: 'voti',
}

type Cause = { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }

/** `faqs_category_id_fkey`, as PostgreSQL names the constraint that refused. */
function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'P2003')
    return undefined
  const { meta } = error as { meta?: Cause }
  return meta?.driverAdapterError?.cause?.constraint?.index
}

/** A refused deletion as a sentence that says what still holds the row; any other failure as it is. */
export function referencedBy(error: unknown): unknown {
  const constraint = constraintOf(error)
  const table =
    constraint && Object.keys(REFERENCING_TABLES).find((name) => constraint.startsWith(`${name}_`))
  if (!table) return error
  return new AppError(
    'conflict',
    `Non si può cancellare: ci sono ${REFERENCING_TABLES[table]} che ne dipendono.`,
    {
      cause: error,
    },
  )
}
