import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Client, Pratica, PraticaPersona, Prisma } from '@/prisma/generated/client'
import type { Richiedente } from './gaps'

export type Applicant = PraticaPersona & { client: Client | null }

/** What companies borrow: who is named on the case may be whom we speak with. */
const OF_COMPANIES: readonly Pratica['product'][] = ['azienda', 'leasing']

export const isForCompany = ({ product }: Pick<Pratica, 'product'>): boolean => OF_COMPANIES.includes(product)

/** Those of a case who ask for the credit. */
export const ASKING: Prisma.PraticaPersonaWhereInput = { ruolo: { in: ['richiedente', 'cointestatario'] } }

export const peopleAsking = (tx: Tx, praticaId: string): Promise<Applicant[]> =>
  tx.praticaPersona.findMany({
    where: { praticaId, ...ASKING },
    include: { client: true },
    orderBy: { id: 'asc' },
  })

/** By the client's own record where they have one, else as they were typed. */
export const nameOfPerson = (person: Applicant): string => {
  const { nome, cognome } = person.client ?? person
  return `${nome} ${cognome}`.trim()
}

/** Who asks for the credit, as the case and the client's own record say. */
export const asApplicant = (people: readonly Applicant[], pratica: Pick<Pratica, 'product'>): Richiedente => {
  const applicant = people.find(({ ruolo }) => ruolo === 'richiedente')
  return {
    nome: applicant && !isForCompany(pratica) ? nameOfPerson(applicant) : null,
    isSocieta: Boolean(applicant?.client?.ragioneSociale) || applicant?.tipoLavoro === 'societa',
    cointestatari: people.filter(({ ruolo }) => ruolo === 'cointestatario').map(nameOfPerson),
  }
}

/** The same of a case that is being changed. */
export const applicantOf = async (tx: Tx, pratica: Pick<Pratica, 'id' | 'product'>): Promise<Richiedente> =>
  asApplicant(await peopleAsking(tx, pratica.id), pratica)
