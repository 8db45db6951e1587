/** What Node and the database say of a failure, as far as it was said. */
type Told = {
  code?: string
  message: string
  syscall?: string
  path?: string
  hostname?: string
  address?: string
  port?: number
}

const AGAIN = 'Quando è tornato, ripeti il comando: riprende da dove era.'

/** The database hung up, or nobody could be reached any more. */
const GONE = /^(?:57P01|57P02|08\w{3}|ECONNRESET|EPIPE)$/
const GONE_WORDS = /Connection terminated|connection (?:was )?closed|server closed the connection/i

const place = ({ hostname, address, port }: Told) =>
  `${hostname ?? address ?? 'l’indirizzo indicato'}${port ? `:${port}` : ''}`

/** By SQLSTATE or system code: what happened and what to do. */
const NETWORK: Record<string, (told: Told) => string> = {
  ECONNREFUSED: (told) =>
    `A ${place(told)} non risponde nessuno: controlla host e porta in DATABASE_URL, e che PostgreSQL sia acceso.`,
  ENOTFOUND: (told) => `L’host ${told.hostname ?? ''} non esiste: controlla DATABASE_URL.`,
  EAI_AGAIN: (told) => `L’host ${told.hostname ?? ''} non si trova: controlla DATABASE_URL e la rete (DNS).`,
  ETIMEDOUT: (told) => `${place(told)} non risponde: controlla DATABASE_URL, la rete e il firewall.`,
  EHOSTUNREACH: (told) => `${place(told)} non si raggiunge: controlla DATABASE_URL e la rete.`,
  ENETUNREACH: (told) => `${place(told)} non si raggiunge: controlla DATABASE_URL e la rete.`,
}

const DATABASE: Record<string, (told: Told) => string> = {
  '28P01': () => 'Il database rifiuta utente o password: controlla DATABASE_URL.',
  '28000': ({ message }) =>
    `Il database rifiuta l’accesso: ${message}. Controlla DATABASE_URL e pg_hba.conf.`,
  '3D000': ({ message }) =>
    `Il database non esiste (${message}): crealo con CREATE DATABASE, o correggi DATABASE_URL.`,
  '42501': ({ message }) =>
    `All’utente del database manca un permesso: ${message}. Un amministratore può darlo con GRANT.`,
  '53100': () => 'Il disco del database è pieno: libera spazio e ripeti il comando.',
  '53300': () => 'Il database non ha più connessioni libere: ferma qualche cliente, o alza max_connections.',
  '57P03': () => 'Il database si sta avviando o fermando: ripeti il comando fra poco.',
}

const DISK: Record<string, (told: Told) => string> = {
  EACCES: ({ path }) => `Manca il permesso di scrivere in ${path}: correggi proprietario o permessi.`,
  EPERM: ({ path }) => `Manca il permesso di scrivere in ${path}: correggi proprietario o permessi.`,
  EROFS: ({ path }) => `${path} è su un disco di sola lettura.`,
  ENOTDIR: ({ path }) => `${path} non può essere una cartella: c’è un file con quel nome lungo il percorso.`,
  EEXIST: ({ path }) => `${path} non può essere una cartella: c’è già un file con quel nome.`,
  ENOENT: ({ path }) => `${path} non esiste, o non si può creare.`,
  ENOSPC: ({ path }) => `Il disco è pieno${path ? ` (${path})` : ''}: libera spazio e ripeti il comando.`,
  EDQUOT: ({ path }) =>
    `La quota di disco è finita${path ? ` (${path})` : ''}: libera spazio e ripeti il comando.`,
}

function told(error: unknown): Told | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  // A host with several addresses: what the first of them said.
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return first ? told(first) : (error as Told)
}

/** Whether the database went away in the middle of something. */
export function isGone(error: unknown): boolean {
  const found = told(error)
  return found !== undefined && (GONE.test(found.code ?? '') || GONE_WORDS.test(found.message))
}

/** A sentence for a failure that an operator can do something about; none for a fault of ours. */
export function sentenceFor(error: unknown): string | undefined {
  const found = told(error)
  if (!found) return undefined
  const { code = '', message, syscall, path } = found
  if (message === 'timeout expired' || /connection timeout/.test(message)) {
    return 'Il database non risponde entro il tempo: controlla host e porta in DATABASE_URL, la rete e il firewall.'
  }
  if (/does not support SSL/.test(message)) {
    return 'Il database non parla TLS: togli sslmode da DATABASE_URL, o accendi TLS sul server.'
  }
  if (isGone(error)) return `Il database ha smesso di rispondere. ${AGAIN}`
  const isOfDisk = path !== undefined || syscall === 'write' || code === 'ENOSPC'
  return (isOfDisk ? DISK[code] : (NETWORK[code] ?? DATABASE[code]))?.(found)
}
