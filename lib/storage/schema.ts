import { z } from 'zod'

/** What genericUpload answers and deleteGenericFile takes back. */
export const fileObject = z.object({
  url: z.string().min(1).max(500),
  name: z.string().max(300),
  size: z.number().int().nonnegative(),
  mimetype: z.string().max(200),
})
export type FileObject = z.infer<typeof fileObject>
