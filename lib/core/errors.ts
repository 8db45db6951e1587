/** code → HTTP status and the title shown to people. The only place where the two meet. */
export const ERRORS = {
  malformed: { status: 400, title: 'Richiesta non leggibile' },
  unauthenticated: { status: 401, title: 'Accesso richiesto' },
  forbidden: { status: 403, title: 'Operazione non permessa' },
  /** What is asked for takes a proof of who acts that is only some minutes old (lib/auth/proof.ts). */
  proof_required: { status: 403, title: 'Conferma chi sei' },
  /** The installation asks for a second factor, and the days to set one up are over. */
  second_factor_required: { status: 403, title: 'Serve il secondo fattore' },
  not_found: { status: 404, title: 'Non trovato' },
  method_not_allowed: { status: 405, title: 'Metodo non previsto' },
  conflict: { status: 409, title: 'Conflitto' },
  stale_version: { status: 409, title: 'Dati cambiati nel frattempo' },
  gone: { status: 410, title: 'Non più disponibile' },
  too_large: { status: 413, title: 'Contenuto troppo grande' },
  unsupported_media: { status: 415, title: 'Formato non accettato' },
  invalid: { status: 422, title: 'Dati non validi' },
  rate_limited: { status: 429, title: 'Troppe richieste' },
  internal: { status: 500, title: 'Errore interno' },
  unavailable: { status: 503, title: 'Servizio momentaneamente non disponibile' },
  insufficient_storage: { status: 507, title: 'Spazio esaurito' },
} as const

export type ErrorCode = keyof typeof ERRORS
/** `link`: a page of the area where the fault can be seen to. */
export type FieldError = { path: string; message: string; link?: FieldLink }
export type FieldLink = { href: string; label: string }

type Options = {
  errors?: FieldError[]
  retryAfter?: number
  cause?: unknown
  /** Nobody knows whether the change was made. */
  outcome?: 'unknown'
  /** What the caller needs to go on, beside the words: members of the problem's JSON. */
  more?: Record<string, unknown>
}

/** An expected failure: `detail` is Italian and is shown to the user as it is. */
export class AppError extends Error {
  override name = 'AppError'
  readonly errors: FieldError[]
  readonly retryAfter: number | undefined
  readonly outcome: 'unknown' | undefined
  readonly more: Record<string, unknown> | undefined

  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    options: Options = {},
  ) {
    super(detail, { cause: options.cause })
    this.errors = options.errors ?? []
    this.retryAfter = options.retryAfter
    this.outcome = options.outcome
    this.more = options.more
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** Unknown, or somebody else's: both must look the same (api.md). */
export const notFound = (detail = 'L’elemento cercato non esiste.') => new AppError('not_found', detail)

/** The row that was looked for, or the 404. */
export function orNotFound<T>(found: T | null | undefined, detail?: string): T {
  if (found === null || found === undefined) throw notFound(detail)
  return found
}

export const forbidden = (detail = 'Non hai il permesso per questa operazione.') =>
  new AppError('forbidden', detail)
export const unauthenticated = (detail = 'Accedi per continuare.') => new AppError('unauthenticated', detail)
export const staleVersion = () =>
  new AppError('stale_version', 'Qualcun altro ha modificato questi dati: ricarica e riprova.')

/** One wrong field; for several use `new AppError('invalid', …, { errors })`. */
export const invalidField = (path: string, message: string) =>
  new AppError('invalid', message, { errors: [{ path, message }] })
