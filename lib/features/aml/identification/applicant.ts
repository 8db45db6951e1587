import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Client, Pratica, PraticaPersona } from '@/prisma/generated/client'
import type { Richiedente } from './gaps'

export type Applicant = PraticaPersona & { client: Client | null }

/** What companies borrow: who is named on the case may be whom we speak with. */
const OF_COMPANIES: readonly Pratica['product'][] = ['azienda', 'leasing']

export const isForCompany = ({ product }: Pick<Pratica, 'product'>): boolean => OF_COMPANIES.includes(product)

/** Who asks for the credit, as the case and the client's own record say. */
export const asApplicant = (
  applicant: Applicant | null | undefined,
  pratica: Pick<Pratica, 'product'>,
): Richiedente => {
  const named = applicant?.client ?? applicant
  return {
    nome: named && !isForCompany(pratica) ? `${named.nome} ${named.cognome}`.trim() : null,
    isSocieta: Boolean(applicant?.client?.ragioneSociale) || applicant?.tipoLavoro === 'societa',
  }
}

/** The same of a case that is being changed. */
export async function applicantOf(tx: Tx, pratica: Pick<Pratica, 'id' | 'product'>): Promise<Richiedente> {
  const where = { praticaId: pratica.id, ruolo: 'richiedente' as const }
  return asApplicant(await tx.praticaPersona.findFirst({ where, include: { client: true } }), pratica)
}
