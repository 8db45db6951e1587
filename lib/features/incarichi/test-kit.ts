import { mailsTo } from '@/lib/testing/queued-mails'

/** The secret of the link that an address was last sent. */
export const linkOf = async (email: string): Promise<string> =>
  (await mailsTo(email, 'incarico')).at(-1)?.data.url?.split('/').at(-1) ?? ''

/** The code that an address was last sent. */
export const codeOf = async (email: string): Promise<string> =>
  (await mailsTo(email, 'incarico-codice')).at(-1)?.data.codice ?? ''
