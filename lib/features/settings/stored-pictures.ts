import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Setting } from '@/lib/settings/define'
import { urlOf } from '@/lib/storage/mutations'

const FROM_MANAGER = /(?:https?:\/\/[^\s/"]+)?\/v2\/files\/([\da-f-]{36})\/content/

/**
 * A setting's value with pictures of the file manager by the address of their latest version: what was chosen is what is shown,
 * and it stays there when the file gets another one.
 */
export async function storedPictures(tx: Tx, { form }: Setting, value: unknown): Promise<unknown> {
  const name = form.fields.find(({ kind }) => kind === 'image')?.name
  if (!name || typeof value !== 'object' || value === null) return value
  const address = (value as Record<string, unknown>)[name]
  const itemId = FROM_MANAGER.exec(String(address))?.[1]
  if (!itemId) return value
  const latest = await tx.fileVersione.findFirst({
    where: { itemId, file: { deletedAt: null, mimetype: { startsWith: 'image/' } } },
    orderBy: { n: 'desc' },
  })
  if (!latest) throw invalidField(`value.${name}`, 'Nel gestore dei file non c’è più, o non è un’immagine.')
  return { ...value, [name]: urlOf(latest.fileId) }
}
