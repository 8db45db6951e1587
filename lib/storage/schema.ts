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

/** Pages of one document: as many as somebody photographs by hand. */
export const MOST_PAGES = 20

export const joinPagesSchema = z.strictObject({
  /** Pictures that the caller has uploaded, in the order of the pages. */
  urls: z
    .array(fileObject.shape.url)
    .min(1, 'Carica almeno una pagina.')
    .max(MOST_PAGES, `Al massimo ${MOST_PAGES} pagine.`)
    .refine((urls) => new Set(urls).size === urls.length, 'La stessa pagina è ripetuta.'),
  /** Of the document, without its extension. */
  name: z.string().trim().min(1, 'Scrivi il nome del documento.').max(120, 'Al massimo 120 caratteri.'),
})
export type JoinPagesInput = z.infer<typeof joinPagesSchema>
