import { z } from 'zod'

/** Who looks after the store, and which object is meant. */
export const operator = { auth: ['admin'], permission: ['storage_manage'] } as const
export const objectParams = z.object({ bucket: z.string(), key: z.string() })
