import 'server-only'
import type { Tx } from '@/lib/core/db'

const REFERENCES = [
  ['pratiche', 'pratiche', 'agent_id'],
  ['leads', 'richieste', 'agent_id'],
  ['contact_requests', 'contatti', 'agent_id'],
  ['clients', 'clienti', 'agent_id'],
  ['tickets', 'ticket', 'agent_id'],
  ['agents', 'persone della squadra', 'manager_id'],
  ['agents', 'assenze in cui sostituisce', 'sostituto_id'],
  ['perc_leads', 'pesi', 'agent_id'],
  ['lead_receipts', 'richieste contate nei pesi', 'agent_id'],
  ['lead_assegnazioni', 'richieste assegnate', 'agent_id'],
  ['predictions', 'previsioni', 'agent_id'],
  ['budgets', 'budget', 'agent_id'],
  ['voti', 'voti', 'agent_id'],
  ['segnalazioni', 'segnalazioni', 'agent_id'],
  ['classifica_voci', 'classifiche', 'agent_id'],
  ['agent_eventi', 'note', 'agent_id'],
  ['formazione_progressi', 'corsi iniziati', 'agent_id'],
  ['corsi_assegnati', 'corsi assegnati', 'agent_id'],
  ['quiz_tentativi', 'quiz fatti', 'agent_id'],
  ['attestati', 'attestati', 'agent_id'],
  ['attestati_esterni', 'attestati esterni', 'agent_id'],
  ['reclami', 'reclami', 'agent_id'],
  ['comunicazione_destinatari', 'comunicazioni ricevute', 'agent_id'],
  ['faq_utile', 'voti alle FAQ', 'agent_id'],
] as const

/** What would be lost, or left without its owner, if the row of an agent went; in words. */
export async function heldBy(tx: Tx, id: string): Promise<string[]> {
  const parts = REFERENCES.map(
    ([table, label, column]) =>
      `SELECT '${label}' AS label WHERE EXISTS (SELECT FROM ${table} WHERE ${column} = $1::uuid)`,
  )
  const rows = await tx.$queryRawUnsafe<{ label: string }[]>(parts.join(' UNION ALL '), id)
  return rows.map(({ label }) => label)
}
