import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { ConsentKind } from '@/prisma/generated/client'
import { CONSENT_TEXT_VERSION } from './schema'

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
export async function recordConsents(tx: Tx, { consents, ...context }: Given): Promise<void> {
  await tx.consent.createMany({
    data: KINDS.map((kind) => ({
      id: newId(),
      kind,
      granted: consents[kind] === true,
      textVersion: CONSENT_TEXT_VERSION,
      ...context,
    })),
  })
}
