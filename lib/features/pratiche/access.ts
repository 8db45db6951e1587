import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { rowsByRole } from '@/lib/auth/by-role'
import type { ColumnOf, WhereOf } from '@/lib/resources/model-types'
import type { Concealed } from '@/lib/resources/types'

/** The cases somebody may see: one rule for lists, records, search and messages. */
export function visiblePratiche(actor: Actor | null): boolean | WhereOf<'pratica'> {
  return rowsByRole<WhereOf<'pratica'>>(actor, {
    admin: (office) => can(office, 'pratiche_manage'),
    agent: (agent) => agentRows('pratica', agent),
    client: ({ userId }) => ({ persone: { some: { clientId: userId } } }),
  })
}

/** Whether somebody works on cases: nobody else learns what is written for those who do. */
export const worksOnCases = (actor: Actor | null): boolean =>
  actor?.role === 'admin' || actor?.role === 'agent'

/** The columns of the office: its notes and words, who brought the case, its code in the external CRM; what the case pays. */
export const interne: readonly Concealed<ColumnOf<'pratica'>>[] = [
  {
    from: (actor) => !worksOnCases(actor),
    // Of a refusal the people of the case read the reason in the plain words of the office's list.
    columns: ['note', 'segnalatore', 'idegg', 'sollecitataAt', 'ricontattareIl', 'motivoRifiuto', 'causale'],
    searchIn: ['codice', 'intestatario', 'comune'],
  },
  // The percentages of head office and of the others are among them: agents read their own share beside the case.
  { from: (actor) => actor?.role !== 'admin' || !can(actor, 'provvigioni_see'), columns: ['provvigioni'] },
]

/**
 * An event as its reader may read it. Why somebody took a step is written for who works on the case: it may be what its people must not
 * learn (art. 39, d.lgs. 231/2007).
 */
export const toldTo = <E extends { a: string | null; testo: string; causale: string | null }>(
  actor: Actor | null,
  evento: E,
): E => (worksOnCases(actor) || evento.a === null ? evento : { ...evento, testo: '', causale: null })

/** The cases somebody may work on: clients only look. */
export function editablePratiche(actor: Actor | null): boolean | WhereOf<'pratica'> {
  return worksOnCases(actor) && visiblePratiche(actor)
}

/** Of a case that somebody may see all rows for who works on it, a client's for a client; none for anybody else. */
export function rowsOfCase<W>(actor: Actor | null, ofClient: (clientId: string) => W): W {
  const none = { id: { in: [] } } as W
  if (!actor) return none
  const rows = rowsByRole<W>(actor, {
    admin: () => true,
    agent: () => true,
    client: ({ userId }) => ofClient(userId),
  })
  if (rows === true) return {} as W
  return rows === false ? none : rows
}

/**
 * The documents of the cases somebody may see: their readers' own and the shared ones for clients, so that nobody reads
 * the payslips and identity papers of the person beside them; all of them for who works on the case.
 */
export const visibleDocuments = (actor: Actor | null): WhereOf<'praticaDocumento'> =>
  rowsOfCase<WhereOf<'praticaDocumento'>>(actor, documentsOfClient)

/** The same of a client, whoever hands it to them. */
export const documentsOfClient = (clientId: string) =>
  ({
    OR: [
      { condiviso: true },
      { persona: { clientId } },
      { personaId: null, pratica: { persone: { some: { clientId, ruolo: 'richiedente' } } } },
    ],
  }) satisfies WhereOf<'praticaDocumento'>

type Reader = { id: string; ruolo: string }

/** The same of one document, for a person of its case who has an account. */
export const isReadBy = (
  { id, ruolo }: Reader,
  { condiviso, personaId }: { condiviso: boolean; personaId: string | null },
): boolean => condiviso || personaId === id || (personaId === null && ruolo === 'richiedente')

/** The appointments that are asked for and not answered yet: of clients only their own. */
export const visibleAppointments = (actor: Actor): WhereOf<'contactRequest'> => ({
  kind: 'appuntamento',
  stato: { in: ['nuovo', 'assegnato'] },
  AND: [rowsOfCase<WhereOf<'contactRequest'>>(actor, (clientId) => ({ persona: { clientId } }))],
})

/** The events of a case's timeline: those about a document only for readers who may see the document. */
export const visibleEvents = (actor: Actor): WhereOf<'praticaEvento'> =>
  rowsOfCase<WhereOf<'praticaEvento'>>(actor, eventsOfClient)

/** The same of a client, whoever hands it to them. */
export const eventsOfClient = (clientId: string) =>
  ({
    pubblico: true,
    OR: [
      { tipo: { not: 'documento' } },
      { documento: documentsOfClient(clientId) },
      { documentoId: null, pratica: { persone: { some: { clientId, ruolo: 'richiedente' } } } },
    ],
  }) satisfies WhereOf<'praticaEvento'>
