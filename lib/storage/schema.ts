import { z } from 'zod'

/** What genericUpload answers and deleteGenericFile takes back. */
export const fileObject = z.object({
  url: z.string().min(1).max(500),
  name: z.string().max(300),
  size: z.number().int().nonnegative(),
  mimetype: z.string().max(200),
})
export type FileObject = z.infer<typeof fileObject>

/** What a file is for, where that decides what is taken. */
export const uploadQuery = z.strictObject({
  purpose: z.enum(['formazione'], 'Scopo non previsto.').optional(),
})
export type UploadPurpose = NonNullable<z.infer<typeof uploadQuery>['purpose']>
