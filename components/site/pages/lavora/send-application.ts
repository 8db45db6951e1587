import { ApiError } from '@/lib/http/client'
import { cvProblem } from './cv-problem'

const OFFLINE =
  'La connessione si è interrotta e non sappiamo se la candidatura è arrivata: riprova, non verrà registrata due volte. Quello che hai scritto è ancora qui.'

/** POST /requests with a file: the same body in the part `data`, the CV in the part `file`. */
export async function sendApplication(
  body: unknown,
  file: File | null,
  headers: Record<string, string>,
): Promise<{ _id: string }> {
  const problem = file && cvProblem(file)
  if (problem)
    throw new ApiError({ status: 422, detail: problem, errors: [{ path: 'file', message: problem }] })
  const form = new FormData()
  form.append('data', JSON.stringify(body))
  if (file) form.append('file', file)
  const init = { method: 'POST', body: form, headers: { ...headers, accept: 'application/problem+json' } }
  const response = await fetch('/v2/requests', init).catch(() => null)
  const reply = await response?.json().catch(() => null)
  if (!response || !reply) throw new ApiError({ detail: OFFLINE, title: 'Senza connessione' })
  if (!response.ok) throw new ApiError({ status: response.status, ...reply })
  return reply
}
