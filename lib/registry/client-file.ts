import 'server-only'
import type { FileOwner } from '@/lib/duties/types'
import { mandatesInFile } from '@/lib/features/incarichi/own-file'
import { appointmentsInFile } from '@/lib/features/pratiche/own-appointments'
import { reviewsInFile } from '@/lib/features/pratiche/riesami/own-file'
import { complaintsInFile } from '@/lib/features/reclami/own-file'
import { quotesInFile } from '@/lib/features/saved-quotes/own-file'

/** Of what the law has us do for a client, what they were given, asked and signed: the parts of their own file, by who keeps them. */
export async function dutiesInFile(client: FileOwner) {
  const [incarichi, preventivi, riesami, reclami, appuntamenti] = await Promise.all([
    mandatesInFile(client),
    quotesInFile(client),
    reviewsInFile(client),
    complaintsInFile(client),
    appointmentsInFile(client),
  ])
  return { incarichi, preventivi, riesami, reclami, appuntamenti }
}
