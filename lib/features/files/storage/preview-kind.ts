import { isReencoded } from '@/lib/storage/formats'
import type { ObjectView } from './schema'

const MEGABYTE = 1024 * 1024

/** What can be looked at on the page: pictures that we have written ourselves, papers, and short texts. */
export function previewOf(mimetype: string, size: number): ObjectView['anteprima'] {
  if (isReencoded(mimetype)) return 'immagine'
  if (mimetype === 'application/pdf') return 'pdf'
  return mimetype.startsWith('text/') && size <= MEGABYTE ? 'testo' : null
}
