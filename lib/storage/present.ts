import type { StoredFile } from '@/prisma/generated/client'
import type { FileObject } from './schema'

/** The door from the row to the API: keys and owners stay inside. */
export const presentFile = ({ url, name, size, mimetype }: StoredFile): FileObject => ({
  url,
  name,
  size: Number(size),
  mimetype,
})
