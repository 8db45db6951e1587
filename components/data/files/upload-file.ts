import { ApiError, type Area } from '@/lib/http/client'
import type { UploadPurpose } from '@/lib/storage/schema'

/** What the server says of a stored file. */
export interface UploadedFile {
  url: string
  name: string
  size: number
  mimetype: string
}

interface UploadOptions {
  area: Area
  /** Where more is taken than documents and pictures. */
  purpose?: UploadPurpose
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** The file may have arrived although the reply has not. */
const LOST = 'La connessione si è interrotta e non sappiamo se il file è arrivato: riprova.'

function problemOf(request: XMLHttpRequest): ApiError {
  const text = request.responseText
  try {
    return new ApiError({ status: request.status, ...JSON.parse(text) })
  } catch {
    return new ApiError({ status: request.status, detail: text || LOST })
  }
}

/** One multipart call per file. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadFile(
  file: File,
  { area, purpose, onProgress, signal }: UploadOptions,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/v2/storage/genericUpload${purpose ? `?purpose=${purpose}` : ''}`)
    request.setRequestHeader('accept', 'application/json, application/problem+json')
    request.setRequestHeader('x-area', area)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status < 200 || request.status > 299) return reject(problemOf(request))
      const { url, name, size, mimetype } = JSON.parse(request.responseText) as UploadedFile
      resolve({ url, name, size, mimetype })
    }
    request.onerror = () => reject(new ApiError({ detail: LOST }))
    request.onabort = () => reject(new DOMException('Caricamento annullato', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
