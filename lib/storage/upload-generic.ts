import 'server-only'
import { type Owner, storeFile } from './mutations'
import { presentFile } from './present'
import { receiveUpload } from './receive-upload'
import type { FileObject } from './schema'

/** POST /v2/storage/genericUpload: one multipart request, one file, owned by whoever sent it. */
export async function uploadGeneric(owner: Owner, request: Request): Promise<FileObject> {
  const received = await receiveUpload(request)
  try {
    return presentFile(await storeFile(owner, received))
  } finally {
    await received.discard()
  }
}
