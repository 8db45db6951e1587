import type { StoredFile } from '@/prisma/generated/client'
import type { FileObject } from './schema'

/** Row → API; storage keys and owners are left out. */
export const presentFile = ({ url, name, size, mimetype }: StoredFile): FileObject => ({
  url,
  name,
  size: Number(size),
  mimetype,
})
