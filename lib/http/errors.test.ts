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
