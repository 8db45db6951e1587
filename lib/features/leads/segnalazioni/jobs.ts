import 'server-only'
import { CONSENT_DAYS } from '@/lib/consents/labels'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'

/** What is taken away; the row stays, so that its code still answers. */
export const ERASED_REFERRAL = {
  segnalatoNome: '',
  segnalatoCognome: '',
  segnalatoEmail: null,
  segnalatoTel: '',
  note: '',
}

/** The same of who made it: the code answers nobody any more. */
export const ERASED_REFERRER = {
  segnalanteNome: '',
  segnalanteCognome: '',
  segnalanteEmail: 'nessuno@cancellato.invalid',
  segnalanteTel: null,
}

/**
 * Erases who did not answer within the time, or said no: the promise of the mail and of the page. Until then a
 * refusal is remembered, so that a second referral does not ask again.
 */
export async function eraseUnwilling(): Promise<void> {
  await db().segnalazione.updateMany({
    where: {
      consensoAt: null,
      createdAt: { lt: addDays(new Date(), -CONSENT_DAYS) },
      segnalatoTel: { not: '' },
    },
    data: ERASED_REFERRAL,
  })
}
