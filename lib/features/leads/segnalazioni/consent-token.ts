import 'server-only'
import { readLink, signLink } from '@/lib/auth/signed-link'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import { addDays } from '@/lib/core/dates'

const PURPOSE = 'segnalazione-consenso'

/** The secret of the link that asks the referred person. */
export const consentToken = (id: string, createdAt: Date): string =>
  signLink(PURPOSE, id, addDays(createdAt, CONSENT_DAYS))

/** The referral a link stands for, and whether it is too late; null for what we did not sign. */
export const readConsentToken = (token: string) => readLink(PURPOSE, token)
