import type { z } from 'zod'
import type { webauthnOptions } from '@/lib/features/accounts/passkey-schema'
import { ApiError } from '@/lib/http/client'

type Options = z.infer<typeof webauthnOptions>

/** The code that talks to the browser's passkeys is loaded when somebody uses one. */
const load = () => import('@simplewebauthn/browser')

const CANCELLED = 'La passkey non è stata usata: la richiesta è stata annullata, o è passato troppo tempo.'

/** What a browser refuses is said in its own words, which are English: these stand for them. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    const detail = isThere ? 'Questo dispositivo ha già una passkey per il tuo account.' : CANCELLED
    throw new ApiError({ detail, title: 'Passkey', code: 'passkey' })
  }
}

/** Makes a passkey, by what the server asks for. @throws ApiError where its owner would not */
export const makePasskey = (options: Options) =>
  asked(async () => (await load()).startRegistration({ optionsJSON: options as never }))

/** Proves with a passkey who sits there. @throws ApiError where its owner would not */
export const answerWithPasskey = (options: Options) =>
  asked(async () => (await load()).startAuthentication({ optionsJSON: options as never }))
