import type { Prisma } from '@/prisma/generated/client'

/** Who is meant; without an address where none is known to be theirs. */
export type OwnerOfRows = { id: string; email: string | null; nome: string; cognome: string }

/** What is of one client, table by table. */
export type OwnRows = {
  leads: Prisma.LeadWhereInput
  /** Of which they are the richiedente. */
  cases: Prisma.PraticaWhereInput
  /** On which they stand in any role. */
  anyCases: Prisma.PraticaWhereInput
  /** As whom cases name them: where they follow the case, and where they were only asked to. */
  people: Prisma.PraticaPersonaWhereInput
  invitations: Prisma.PraticaPersonaWhereInput
  quotes: Prisma.QuoteWhereInput
  requests: Prisma.ContactRequestWhereInput
  referralsGot: Prisma.SegnalazioneWhereInput
  referralsMade: Prisma.SegnalazioneWhereInput
  /** Of a client who has no case: as agents write a name, in whichever order. */
  forecasts: Prisma.PredictionWhereInput
  orders: Prisma.MerchandisingOrderWhereInput
  cart: Prisma.CartEntryWhereInput
  tickets: Prisma.TicketWhereInput
  drafts: Prisma.TicketDraftWhereInput
  ratings: Prisma.VotoWhereInput
  privacyRequests: Prisma.PrivacyRequestWhereInput
  notices: Prisma.NotificationWhereInput
  files: Prisma.StoredFileWhereInput
}

/**
 * The rows of a client, by record or by address: they may have written before they had an account. What an erasure takes away is
 * what a copy of the own data holds: both ask here.
 */
export function ownRows({ id, email, nome, cognome }: OwnerOfRows): OwnRows {
  const byAddress = <W>(where: (email: string) => W): W[] => (email ? [where(email)] : [])
  const unlinked = byAddress((typed) => ({ clientId: null, email: typed }))
  const byRecordOrAddress = { OR: [{ clientId: id }, ...byAddress((typed) => ({ email: typed }))] }
  const ruolo = 'richiedente' as const
  const cases: Prisma.PraticaWhereInput = {
    OR: [{ clientId: id }, ...unlinked].map((person) => ({ persone: { some: { ...person, ruolo } } })),
  }
  const account = { role: 'client' as const, userId: id }
  return {
    leads: byRecordOrAddress,
    cases,
    anyCases: { persone: { some: { OR: [{ clientId: id }, ...unlinked] } } },
    people: { clientId: id },
    invitations: { OR: unlinked },
    // What was made for them; what a visitor only looked at has no code.
    quotes: { codice: { not: null }, ...byRecordOrAddress },
    requests: { OR: [{ persona: { clientId: id } }, ...byAddress((typed) => ({ email: typed }))] },
    referralsGot: { OR: byAddress((segnalatoEmail) => ({ segnalatoEmail })) },
    referralsMade: { OR: byAddress((segnalanteEmail) => ({ segnalanteEmail })) },
    forecasts: {
      OR: [`${nome} ${cognome}`, `${cognome} ${nome}`].map((equals) => ({
        cliente: { equals, mode: 'insensitive' as const },
      })),
    },
    orders: account,
    cart: account,
    tickets: { clientId: id },
    drafts: account,
    // By the link of a mail who asks for the credit rates without an account.
    ratings: { OR: [{ clientId: id }, { clientId: null, pratica: cases }] },
    privacyRequests: { clientId: id },
    notices: account,
    files: { ownerRole: 'client', ownerId: id, deletedAt: null },
  }
}
