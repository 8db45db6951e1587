import type { ContactRequest } from '@/prisma/generated/client'

/** What a visitor learns of a request: that it is kept. */
export const presentRequest = ({ id }: Pick<ContactRequest, 'id'>): { _id: string } => ({ _id: id })
