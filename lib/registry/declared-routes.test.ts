import { routeTree } from '@/lib/http/route-tree'
import { addressOf, routeFiles } from '@/lib/serving/v2-routes'
import { DECLARED_ROUTES, declaredAt } from './declared-routes'
import { ROUTE_TABLES } from './route-tables'

const ID = '01900000-0000-7000-8000-00000000000a'

const files = new Map(routeFiles())
/** Says where the file is that answers an address, as Next finds it. */
const find = routeTree([...files.keys()].map((address): [string, string] => [address, address]))
const answeringAddress = (address: string) => find(address.replace('{id}', ID))?.value ?? ''

describe.each(Object.keys(DECLARED_ROUTES))('what %s declares', (name) => {
  it('is answered: no file stands before it, or one that has its methods', async () => {
    for (const [folder, answers] of Object.entries((await DECLARED_ROUTES[name]?.()) ?? {})) {
      const address = addressOf(folder ? `${name}/${folder}` : name)
      const found = answeringAddress(address)
      if (found === '/v2/{...resto}') continue
      expect({ address, answeredBy: found }).toEqual({ address, answeredBy: address })
      const exported = Object.keys((await import(files.get(address) ?? '')) as object)
      expect({ address, exported }).toEqual({
        address,
        exported: expect.arrayContaining(Object.keys(answers)),
      })
    }
  })
})

describe.each(Object.entries(ROUTE_TABLES))('the table of %s', (_, { loads, folders }) => {
  it.each(loads)('has of %s the folders that the types know, and no others', async (_name, load) => {
    expect(Object.keys(await load()).toSorted()).toEqual(folders.toSorted())
  })
})

const declared = async (path: string) => {
  const found = await declaredAt(path.split('/'))
  return found && [Object.keys(found.answers).sort().join(), found.params]
}

describe('an address without a file', () => {
  it.each([
    ['faqs', 'GET,POST', {}],
    [`faqs/${ID}`, 'DELETE,GET,PATCH', { id: ID }],
    ['faqs/export', 'GET', {}],
    ['faqs/bulk', 'POST', {}],
    ['faqs/order', 'POST', {}],
    // News have no order: it would be the name of one.
    ['news/order', 'DELETE,GET,PATCH', { id: 'order' }],
    ['incassi/differenze', 'GET', {}],
    [`incassi/differenze/${ID}`, 'GET', { id: ID }],
    [`classificheAgenti/${ID}/publish`, 'POST', { id: ID }],
    ['voti/publish', 'POST', {}],
    ['agents/getMe', 'GET', {}],
    [`agents/passkeys/${ID}`, 'DELETE,PATCH', { id: ID }],
    [`agents/${ID}`, 'DELETE,GET,PATCH', { id: ID }],
    ['reports/praticheFerme', 'GET', {}],
    ['reports/praticheFerme/gruppi', 'GET', {}],
    ['reports/reportProduzione/incrocio', 'GET', {}],
  ])('%s is answered by its declaration', async (path, methods, params) => {
    expect(await declared(path)).toEqual([methods, params])
  })

  it.each([
    '',
    'nulla',
    'nulla/export',
    `faqs/${ID}/altro`,
    `classificheAgenti/${ID}/constructor`,
    'constructor',
    '__proto__/x',
    'reports/praticheFerme/x',
  ])('%s is nobody’s', async (path) => expect(await declared(path)).toBeUndefined())

  it('is no method of every object', async () => {
    expect(await declared('faqs/constructor')).toEqual(['DELETE,GET,PATCH', { id: 'constructor' }])
  })
})
