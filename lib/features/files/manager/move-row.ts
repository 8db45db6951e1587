import 'server-only'
import type { z } from 'zod'
import { getRow } from '@/lib/resources/read'
import type { VerbStep } from '@/lib/resources/verb'
import { updateRow } from '@/lib/resources/write'
import { files } from './resource'
import type { moveSchema, tagSchema } from './schema'

/** Puts a file into a folder; says which. */
export const moveRow: VerbStep<z.output<typeof moveSchema>> = async (ctx, { _id, version }, { folderId }) => {
  const row = await updateRow(files, ctx, _id, version, { folderId })
  return (row.folder as { nome: string } | null)?.nome ?? '—'
}

/** Adds words to those that a file has; says which it has then. */
export const tagRow: VerbStep<z.output<typeof tagSchema>> = async (ctx, { _id, version }, { tag }) => {
  const before = await getRow(files, ctx.actor, _id)
  const row = await updateRow(files, ctx, _id, version, { tag: [...(before.tag as string[]), ...tag] })
  return (row.tag as string[]).join(', ')
}
