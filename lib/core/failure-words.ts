type Said = { code?: string; name?: string; message?: string; response?: string; cause?: unknown }

/** What each code means to whoever can put it right: first those of mail (nodemailer), then of S3, then of the network. */
const WORDS: Record<string, string> = {
  EAUTH: 'Il server di posta rifiuta nome utente o password: controlla SMTP_URL.',
  EENVELOPE: 'Il server di posta rifiuta il mittente o il destinatario: controlla MAIL_FROM.',
  EMESSAGE: 'Il server di posta rifiuta il messaggio.',
  ETLS: 'La connessione cifrata con il server di posta non riesce: controlla smtp:// o smtps:// e la porta.',
  NoSuchBucket: 'Il bucket non esiste: crealo, o controlla S3_BUCKET.',
  InvalidBucketName: 'Il nome del bucket non è valido: controlla S3_BUCKET.',
  AccessDenied: 'Le chiavi non possono leggere e scrivere in questo bucket.',
  InvalidAccessKeyId: 'La chiave di accesso non esiste: controlla S3_ACCESS_KEY.',
  SignatureDoesNotMatch: 'La chiave segreta non è corretta: controlla S3_SECRET_KEY.',
  CredentialsProviderError:
    'Non ci sono chiavi: scrivi S3_ACCESS_KEY e S3_SECRET_KEY, o dai un ruolo alla macchina.',
  PermanentRedirect: 'Il bucket è in un’altra regione: controlla S3_REGION.',
  AuthorizationHeaderMalformed: 'Il bucket è in un’altra regione: controlla S3_REGION.',
  ENOTFOUND: 'Il nome del server non si trova: controlla l’indirizzo.',
  EDNS: 'Il nome del server non si trova: controlla l’indirizzo.',
  ECONNREFUSED: 'Il server non risponde a questo indirizzo e a questa porta.',
  ESOCKET: 'Il server non risponde a questo indirizzo e a questa porta.',
  ECONNECTION: 'Il server non risponde a questo indirizzo e a questa porta.',
  ETIMEDOUT: 'Il server non ha risposto in tempo: forse un firewall chiude la porta.',
  AbortError: 'Il server non ha risposto in tempo: forse un firewall chiude la porta.',
  TimeoutError: 'Il server non ha risposto in tempo: forse un firewall chiude la porta.',
}

const UNKNOWN = 'La prova non è riuscita.'
const LONGEST = 300

/** The error that the others were made from comes last. */
function chainOf(error: unknown): Said[] {
  const chain: Said[] = []
  for (let at = error; at && typeof at === 'object' && chain.length < 5; at = (at as Said).cause)
    chain.push(at as Said)
  return chain
}

/** Why something of mail or store fails and what to do about it; without what was said, which may contain addresses. */
export function wordsOf(error: unknown): string {
  const names = chainOf(error).flatMap(({ code, name }) => [code ?? '', name ?? ''])
  return names.flatMap((name) => (Object.hasOwn(WORDS, name) ? [WORDS[name]] : []))[0] ?? UNKNOWN
}

/** The same with what the server itself has said, for whoever tries it. */
export function causeOf(error: unknown): string {
  const words = wordsOf(error)
  const last = chainOf(error).at(-1)
  const said = (last?.response ?? last?.message ?? '').split('\n')[0]?.trim()
  return said ? `${words} Ha detto: ${said.slice(0, LONGEST)}` : words
}
