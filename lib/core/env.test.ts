import { EnvError, readEnv, threadEnv } from './env'

const GOOD = {
  DATABASE_URL: 'postgresql://u:p@localhost:5432/db',
  AUTH_SECRET: 'un segreto abbastanza lungo per essere buono',
  INTERNAL_TOKEN: 'un gettone abbastanza lungo per essere buono',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  SMTP_URL: 'smtp://localhost',
}

const sentence = (given: Record<string, string>): string => {
  try {
    readEnv({ ...GOOD, ...given })
    return 'accettata'
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

describe('the environment', () => {
  it('takes the site with or without a slash at its end', () => {
    expect(readEnv({ ...GOOD, SITE_URL: 'https://www.ponte.it/' }).SITE_URL).toBe('https://www.ponte.it')
  })

  it.each([
    ['DATABASE_URL', 'mysql://u:p@localhost/db', 'deve essere un indirizzo postgresql://'],
    ['DATABASE_URL', 'localhost:5432', 'deve essere un indirizzo postgresql://'],
    ['DATABASE_POOL', '0', 'deve essere un numero intero da 1 a 200'],
    ['SITE_THREADS', '0', 'deve essere un numero intero da 1 a 8'],
    ['SITE_THREADS', '9', 'deve essere un numero intero da 1 a 8'],
    ['SITE_THREADS', 'due', 'deve essere un numero intero da 1 a 8'],
    ['PORT', 'abc', 'deve essere un numero intero da 0 a 65.535'],
    ['PORT', '70000', 'deve essere un numero intero da 0 a 65.535'],
    ['PORT', '80.5', 'deve essere un numero intero da 0 a 65.535'],
    ['SITE_URL', 'ftp://chiaravia.example', 'deve essere un indirizzo http(s)://'],
    ['S3_ENDPOINT', 'minio:9000', 'deve essere un indirizzo http(s)://'],
    ['SMTP_URL', 'http://posta', 'deve essere un indirizzo smtp:// o smtps://'],
    ['STORAGE_WAITING_MB', '-1', 'deve essere un numero intero da 0 in su'],
    ['MAP_TILES_MAX_ZOOM', '30', 'deve essere un numero intero da 6 a 22'],
    ['AUTH_SECRET', 'corto', 'deve avere almeno 32 caratteri casuali'],
    ['DEMO', 'forse', 'deve essere true o false'],
    ['DEMO_PASSWORD', 'corta', 'deve avere almeno 8 caratteri'],
    ['WORKER', 'on', 'deve essere uno fra inline, off'],
    ['LOG_LEVEL', 'tanto', 'deve essere uno fra debug, info, warn, error, silent'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', '«10.0.0.0/33» non è un indirizzo né una rete come 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy', '«proxy» non è un indirizzo né una rete come 10.0.0.0/8'],
    ['CDN_PURGE_URL', 'varnish:6081', 'deve essere un indirizzo http(s)://'],
    ['CDN_PURGE_METHOD', 'purge', 'deve essere un metodo HTTP in maiuscolo, per esempio POST, PURGE o BAN'],
    ['CDN_PURGE_TOKEN', 'due parole', 'può avere solo lettere, cifre e segni, senza spazi'],
    ['CDN_PURGE_TOKEN_HEADER', 'Fastly Key', 'deve essere il nome di un’intestazione HTTP'],
    ['S3_ADDRESSING', 'bucket', 'deve essere uno fra path, host'],
    ['NODE_ENV', 'prod', 'deve essere uno fra development, production, test'],
  ])('says in Italian what is wrong with %s=%s', (name, value, why) => {
    expect(sentence({ [name]: value })).toBe(`La variabile ${name} non è valida: ${why}.`)
  })

  it('names a variable that is missing, and takes an empty one for missing', () => {
    expect(sentence({ AUTH_SECRET: '' })).toBe('La variabile AUTH_SECRET manca: vedi .env.example.')
  })

  it('lets a CDN keep pages for long only where it is told of changes', () => {
    expect(sentence({ CDN_SECONDS: '60' })).toBe('accettata')
    expect(sentence({ CDN_SECONDS: '61' })).toBe(
      'La variabile CDN_SECONDS non è valida: senza CDN_PURGE_URL non può superare 60, perché nessuno direbbe alla CDN che cosa è cambiato.',
    )
    const CDN_PURGE_URL = 'https://cdn.example/purge'
    expect(sentence({ CDN_SECONDS: '86400', CDN_PURGE_URL })).toBe('accettata')
    expect(sentence({ CDN_SECONDS: '86401', CDN_PURGE_URL })).toContain('da 1 a 86.400.')
  })

  it('takes both keys of the store or neither', () => {
    expect(sentence({ S3_SECRET_KEY: '' })).toBe('La variabile S3_SECRET_KEY manca: vedi .env.example.')
    expect(sentence({ S3_ACCESS_KEY: '' })).toBe('La variabile S3_ACCESS_KEY manca: vedi .env.example.')
    expect(sentence({ S3_ACCESS_KEY: '', S3_SECRET_KEY: '' })).toBe('accettata')
  })

  it('wants a connection for each thread', () => {
    expect(sentence({ SITE_THREADS: '4', DATABASE_POOL: '3' })).toBe(
      'La variabile SITE_THREADS non è valida: non può superare DATABASE_POOL, perché ogni thread usa almeno una connessione.',
    )
    // As many threads as there are cores, but no more than connections.
    expect(readEnv({ ...GOOD, DATABASE_POOL: '1' }).SITE_THREADS).toBe(1)
  })

  it('divides the connections among the threads, and grants more where nobody has said how many', () => {
    const pools = (given: Record<string, string>) => {
      const settings = readEnv({ ...GOOD, ...given })
      const numbers = Array.from({ length: settings.SITE_THREADS }, (_, at) => at + 1)
      return numbers.map((number) => Number(threadEnv(number, settings).DATABASE_POOL))
    }
    expect(pools({ SITE_THREADS: '1' })).toEqual([10])
    expect(pools({ SITE_THREADS: '3', DATABASE_POOL: '10' })).toEqual([4, 3, 3])
    expect(pools({ SITE_THREADS: '8', DATABASE_POOL: '8' })).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(pools({ SITE_THREADS: '8' })).toEqual([4, 4, 4, 4, 4, 4, 4, 4])
    // What a thread reads of it again is right as well.
    const own = threadEnv(2, readEnv({ ...GOOD, SITE_THREADS: '3', DATABASE_POOL: '3' }))
    expect(readEnv({ ...GOOD, ...own })).toMatchObject({ SITE_THREAD: 2, SITE_THREADS: 1, DATABASE_POOL: 1 })
  })

  it('takes what is right', () => {
    expect(readEnv({ ...GOOD, DATABASE_URL: 'postgres://h/db', PORT: '0' })).toMatchObject({ PORT: 0 })
  })
})
