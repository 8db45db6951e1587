import type { Comunicazione } from '@/prisma/generated/client'
import type { StepReply } from './schema'

/** What owns the audience of an announcement. */
export const OWNER = 'comunicazione'
/** Where agents find theirs. */
export const INBOX = '/agents/system/Comunicazioni'

/** Where its receivers read it. */
export const hrefOf = (id: string): string => `${INBOX}/${id}`

export const presentStep = ({ id, version, stato, pubblicaIl }: Comunicazione): StepReply => ({
  _id: id,
  version,
  stato,
  pubblicaIl: pubblicaIl?.toISOString() ?? null,
})
