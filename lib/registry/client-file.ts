import 'server-only'
import type { FileOwner } from '@/lib/duties/types'
import { privacyInFile } from '@/lib/features/clients/own-file'
import { mandatesInFile } from '@/lib/features/incarichi/own-file'
import { contactsInFile, leadsInFile } from '@/lib/features/leads/own-file'
import { referralsInFile } from '@/lib/features/leads/segnalazioni/own-file'
import { cartInFile, ordersInFile } from '@/lib/features/merchandising/ordini/own-file'
import { appointmentsInFile } from '@/lib/features/pratiche/own-appointments'
import { courseInFile, invitationsInFile, papersInFile } from '@/lib/features/pratiche/own-case'
import { reviewsInFile } from '@/lib/features/pratiche/riesami/own-file'
import { ratingsInFile } from '@/lib/features/ratings/own-file'
import { complaintsInFile } from '@/lib/features/reclami/own-file'
import { quotesInFile } from '@/lib/features/saved-quotes/own-file'
import { ticketsInFile } from '@/lib/features/tickets/own-file'

/** The parts of a client’s own file, under their names in it, by who keeps them. */
const PARTS = {
  richieste: leadsInFile,
  contatti: contactsInFile,
  segnalazioni: referralsInFile,
  documenti: papersInFile,
  andamento: courseInFile,
  inviti: invitationsInFile,
  incarichi: mandatesInFile,
  preventivi: quotesInFile,
  riesami: reviewsInFile,
  appuntamenti: appointmentsInFile,
  ticket: ticketsInFile,
  reclami: complaintsInFile,
  voti: ratingsInFile,
  ordini: ordersInFile,
  carrello: cartInFile,
  richiestePrivacy: privacyInFile,
}

/** What each feature keeps of a client: what they gave and asked, and what they were given. */
export async function partsOfFile(client: FileOwner): Promise<Record<string, unknown>> {
  const parts = Object.entries(PARTS).map(async ([name, read]) => [name, await read(client)] as const)
  return Object.fromEntries(await Promise.all(parts))
}
