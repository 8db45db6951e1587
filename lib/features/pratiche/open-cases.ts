import 'server-only'
import { type Day, dayOf, instantOfDay, yearCode } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { newCode, newId } from '@/lib/core/ids'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { frozenBy } from '@/lib/features/provvigioni/accordi/in-force'
import { recordCommits } from '@/lib/history/record'
import { DATA_DI_STATO, isAperta, type Stato } from '@/lib/words/case-states'
import type { Pratica, Prisma } from '@/prisma/generated/client'
import { causaliOfImport } from './causale'
import { checklist } from './checklist'
import { inOrder } from './checklist-rows'
import { ACCORDO_STANDARD } from './commissions'
import { eventRow } from './import-cases'
import { type ImportAuthor, type ImportedStep, settleCommissions } from './import-state'
import { insertCases } from './write-cases'

type Columns = Omit<Prisma.PraticaCreateManyInput, 'id' | 'codice' | 'intestatario' | 'stato'>

/** A case that another system knows and we do not, in whatever state it is. */
export type NewCase = {
  columns: Columns
  richiedente: { nome: string; cognome: string; email: string | null; telefono: string | null }
  agentId: string | null
  step: ImportedStep
  apertaIl: Day | null
}

/** Later the bank has the papers: nobody collects them here any more. */
const COLLECTING: readonly Stato[] = ['bozza', 'raccolta_documenti', 'in_istruttoria']

/**
 * Opens many cases as another system describes them: each with its richiedente, the papers that are still to be collected, its
 * first event, history, facts and, where it is paid out, commissions. Nobody is invited: the people of a case are
 * asked by who works on it.
 */
export async function openCases(tx: Tx, author: ImportAuthor, cases: readonly NewCase[]): Promise<Pratica[]> {
  if (cases.length === 0) return []
  const agencies = await agenciesOf(tx, cases)
  const freeze = await freezingOf(tx, cases)
  const causaleOf = await causaliOfImport(tx)
  const now = new Date()
  const rows = cases.map((one) => {
    const state = stateOf(one)
    const agencyId = (one.agentId && agencies.get(one.agentId)) ?? null
    return {
      ...one.columns,
      ...state,
      version: 1,
      updatedAt: now,
      causale: causaleOf(one.step.to, one.step.motivo),
      id: newId(),
      codice: `P${yearCode()}-${newCode(7)}`,
      intestatario: `${one.richiedente.nome} ${one.richiedente.cognome}`.trim(),
      origine: 'egg',
      agentId: one.agentId,
      agencyId,
      provvigioni: freeze(one, agencyId, dayOf(state.createdAt)),
    }
  })
  await insertCases(tx, rows)
  const opened = await tx.pratica.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  const byId = new Map(opened.map((row) => [row.id, row]))
  const inOrder = rows.map(({ id }) => byId.get(id) as Pratica)
  await tx.praticaPersona.createMany({
    data: cases.map(({ richiedente }, index) => ({
      ...richiedente,
      id: newId(),
      praticaId: (inOrder[index] as Pratica).id,
      ruolo: 'richiedente' as const,
    })),
  })
  await tx.praticaDocumento.createMany({ data: inOrder.flatMap(papersOf) })
  await tx.praticaEvento.createMany({
    data: inOrder.map((after) => eventRow(author, { before: null, after }, 'Pratica aperta')),
  })
  await recordCommits(
    tx,
    author,
    inOrder.map((after) => ({ model: 'Opportunities', label: after.idegg ?? after.codice, after })),
  )
  for (const after of inOrder) await settleCommissions(tx, null, after)
  return inOrder
}

/** The columns of the state that a new case is in; what lies before it is not known. */
function stateOf({ step: { to, data, erogato, motivo }, apertaIl }: NewCase) {
  const reached = data ? instantOfDay(data) : new Date()
  const column = DATA_DI_STATO[to]
  const opening = apertaIl ? instantOfDay(apertaIl) : reached
  return {
    stato: to,
    // Where it was before is not told; work on it goes on from the beginning of the review.
    statoPrecedente: to === 'sospesa' ? ('in_istruttoria' as const) : null,
    createdAt: new Date(Math.min(opening.getTime(), reached.getTime())),
    statoDal: reached,
    ultimaAttivita: reached,
    dataChiusura: isAperta(to) ? null : reached,
    motivoRifiuto: to === 'respinta' && motivo ? motivo : null,
    importoErogato: to === 'liquidata' ? erogato : null,
    dataLiquidazione: to === 'liquidata' ? reached : null,
    // What the bank's own system says needs nobody's word.
    erogazioneDaConfermare: false,
    ...(column ? { [column]: reached } : {}),
  }
}

const papersOf = ({ id: praticaId, product, stato }: Pratica): Prisma.PraticaDocumentoCreateManyInput[] =>
  COLLECTING.includes(stato)
    ? inOrder(checklist(product, null)).map((paper) => ({ praticaId, ...paper }))
    : []

async function agenciesOf(tx: Tx, cases: readonly NewCase[]): Promise<Map<string, string | null>> {
  const ids = [...new Set(cases.flatMap(({ agentId }) => agentId ?? []))]
  const agents = await tx.agent.findMany({
    where: { id: { in: ids } },
    select: { id: true, agencyId: true },
  })
  return new Map(agents.map(({ id, agencyId }) => [id, agencyId]))
}

/** The percentages of each case by the agreements of the day on which it was opened. */
async function freezingOf(tx: Tx, cases: readonly NewCase[]) {
  const ids = [...new Set(cases.flatMap(({ columns }) => columns.bankId ?? []))]
  const banks = await tx.bank.findMany({
    where: { id: { in: ids } },
    select: { id: true, provvigionePct: true },
  })
  const byId = new Map(banks.map((bank) => [bank.id, bank]))
  const book = await readBook(tx)
  return ({ columns, agentId }: NewCase, agencyId: string | null, day: Day) => {
    const { product, bankId = null } = columns
    const accordo = book.accordo({ agentId, agencyId, product, bankId }, day)
    const bank = bankId ? byId.get(bankId) : undefined
    const bankPct = bank ? book.bankPct(bank, product, day) : 0
    return { ...ACCORDO_STANDARD, ...(accordo && frozenBy(accordo)), bankPct }
  }
}
