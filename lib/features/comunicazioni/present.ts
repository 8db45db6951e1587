import type { Comunicazione } from '@/prisma/generated/client'
import type { StepReply } from './schema'

const INBOX = '/agents/system/Comunicazioni'

/** Where its receivers read it. */
export const hrefOf = (id: string): string => `${INBOX}/${id}`

export const presentStep = ({ id, version, stato, pubblicaIl }: Comunicazione): StepReply => ({
  _id: id,
  version,
  stato,
  pubblicaIl: pubblicaIl?.toISOString() ?? null,
})
