import 'server-only'
import { AppError } from '@/lib/core/errors'

/** The tables whose rows may hold a row of a resource, as people call them. */
export const REFERENCING_TABLES: Record<string, string> = {
  accordi: 'accordi',
  agent_materials: 'materiali',
  agents: 'agenti',
  attestati: 'attestati',
  bank_accordi: 'accordi con la banca',
  bank_products: 'prodotti',
  budgets: 'budget',
  classifica_voci: 'posizioni in classifica',
  clients: 'clienti',
  contact_requests: 'contatti',
  corsi_assegnati: 'assegnazioni ad agenti',
  employees: 'dipendenti',
  estratti: 'estratti conto',
  faqs: 'FAQ',
  formazione_progressi: 'progressi degli agenti',
  incassi: 'incassi',
  leads: 'richieste',
  merchandising_orders: 'ordini',
  partite: 'partite',
  pratiche: 'pratiche',
  predictions: 'previsioni',
  price_tables: 'tabelle',
  provvigioni: 'provvigioni',
  quiz_tentativi: 'quiz fatti',
  quotes: 'preventivi',
  reclami: 'reclami',
  segnalazioni: 'segnalazioni',
  ticket_categories: 'categorie dei ticket',
  ticket_categorie_tempi: 'tempi di una categoria dei ticket',
  ticket_macro: 'risposte pronte',
  ticket_regole: 'regole dei ticket',
  tickets: 'ticket',
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
