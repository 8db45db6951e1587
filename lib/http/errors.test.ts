import { toAppError } from './errors'

/** As the database driver reports a unique index. */
const taken = (table: string, index: string) =>
  Object.assign(new Error('Unique constraint failed'), {
    code: 'P2002',
    meta: { driverAdapterError: { cause: { table, constraint: { index } } } },
  })

describe('a value that is already used', () => {
  it.each([
    ['news', 'news_slug_key', 'slug', 'Questo indirizzo è già usato.'],
    ['pages', 'pages_url_key', 'url', 'Questo indirizzo è già usato.'],
    ['clients', 'clients_email_key', 'email', 'Questo indirizzo è già usato.'],
    ['pratiche', 'pratiche_idegg_key', 'idegg', 'Questo valore è già usato.'],
    ['clients', 'clients_codice_fiscale_key', 'codiceFiscale', 'Questo valore è già usato.'],
    ['faq_categories', 'faq_categories_nome_key', 'nome', 'Questo valore è già usato.'],
    ['stored_files', 'stored_files_key_key', 'key', 'Questo valore è già usato.'],
  ])('%s: %s is the field %s', (table, index, path, message) => {
    expect(toAppError(taken(table, index))).toMatchObject({ status: 409, errors: [{ path, message }] })
  })
})

describe('a database that keeps us waiting for too long', () => {
  const cause = { kind: 'SocketTimeout' }
  it.each([
    ['a query', { code: 'P2010', meta: { driverAdapterError: { cause } }, message: 'Raw query failed' }],
    ['the driver alone', { name: 'DriverAdapterError', message: 'SocketTimeout', cause }],
  ])('is a 503 and no fault of ours: %s', (_what, fields) => {
    expect(toAppError(Object.assign(new Error(), fields))).toMatchObject({ status: 503, retryAfter: 5 })
  })
})
