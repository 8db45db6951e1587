import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import type { ConsentKind } from '@/prisma/generated/client'
import { CONSENT_TEXT_VERSION, type CookieChoiceInput } from './schema'

type Given = {
  /** Boxes as the form sent them; an absent one was left unticked. */
  consents: Partial<Record<'privacy' | 'marketing' | 'terzi' | 'profilazione', boolean>>
  source: string
  ip: string
  clientId?: string
  /** The lead, request or referral that carried the boxes. */
  subjectRef?: string
}

const KINDS = ['privacy', 'marketing', 'terzi', 'profilazione'] as const satisfies readonly ConsentKind[]

/** One row for each box, ticked or not, with the version of the text that was shown; never overwritten. */
export async function writeConsents(tx: Tx, given: Given): Promise<void> {
  await tx.consent.createMany({ data: consentRows(given) })
}

/** The same rows, for a larger statement. */
export const consentRows = ({ consents, ...context }: Given) =>
  KINDS.map((kind) => ({
    id: newId(),
    kind,
    granted: consents[kind] === true,
    textVersion: CONSENT_TEXT_VERSION,
    ...context,
  }))

/** One row for each kind of cookie; a withdrawal is a row too, and the newest one of the visitor's id counts. */
export async function writeCookieChoices(
  { ip, tx = db() }: PublicCtx,
  { id: subjectRef, version: textVersion, choices }: CookieChoiceInput,
): Promise<void> {
  const shared = { textVersion, source: 'cookie-banner', ip, subjectRef }
  await tx.consent.createMany({
    data: [
      { id: newId(), kind: 'cookie_statistiche', granted: choices.statistiche, ...shared },
      { id: newId(), kind: 'cookie_marketing', granted: choices.marketing, ...shared },
    ],
  })
}
