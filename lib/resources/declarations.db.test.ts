import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { agentsNavigation } from '@/components/shell/navigation/agents'
import { clientsNavigation } from '@/components/shell/navigation/clients'
import { ROLES, type Role } from '@/lib/auth/roles'
import { db } from '@/lib/core/db'
import { declaredAt } from '@/lib/registry/declared-routes'
import { RESOURCES } from '@/lib/registry/resources'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { pageAddresses } from '@/scripts/checks/screens'
import { ROOM_AT_1280, staying, widthOf } from './column-room'
import { delegate } from './delegate'
import { parseListQuery } from './list-query'
import { initialOf } from './page-data'
import type { Resource } from './types'
import { viewIn } from './view'

const FEATURES = 'lib/features'

const files = readdirSync(FEATURES, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('/resource.ts'))

describe('declarations', () => {
  it('are all in the manifest', () => {
    const manifest = ['resources', 'declared']
      .map((name) => readFileSync(`lib/registry/${name}.ts`, 'utf8'))
      .join()
    for (const file of files) expect(manifest).toContain(`@/${FEATURES}/${file.replace(/\.ts$/, '')}'`)
  })

  it('have each a sample, in a group that is a file of the contract suite', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(RESOURCES).sort())
    const groups = readdirSync('lib/testing/contract').filter((file) => file.startsWith('samples-'))
    const suite = readdirSync('lib/resources/contract').map((file) => `samples-${file.split('.')[0]}.ts`)
    expect(suite.sort()).toEqual(groups.sort())
  })
})

it('records have each a page, which is of no other kind, unless their declaration says that there is none', async () => {
  const addresses = pageAddresses()
  const all = await Promise.all(Object.values(RESOURCES).map((load) => load()))
  const led = all.filter(({ recordPage }) => recordPage !== false)
  const missing = led.filter(({ page }) => !addresses.includes(`${page}/{}`))
  expect(missing.map(({ path }) => path)).toEqual([])
  const pages = led.map(({ page }) => page)
  expect(pages.filter((page, at) => pages.indexOf(page) !== at)).toEqual([])
})

describe.each(Object.keys(RESOURCES))('the declaration of %s', (name) => {
  let resource: Resource
  beforeAll(async () => {
    resource = (await RESOURCES[name]?.()) as Resource
  })

  it('is known by its own path', () => {
    expect(resource.path).toBe(name)
  })

  it('has a route for each verb on many rows, and views that its list can read', async () => {
    for (const { id } of resource.list.verbs ?? [])
      expect(
        existsSync(`app/v2/${name}/${id}/route.ts`) ||
          (await declaredAt([...name.split('/'), id]))?.answers.POST,
      ).toBeTruthy()
    for (const { query } of resource.list.presets ?? [])
      expect(() => parseListQuery(resource, new URL(`http://list/?${query}`))).not.toThrow()
  })

  it('names, for other areas, lists that are in their menus', () => {
    const screens = [...agentsNavigation, ...clientsNavigation].flatMap((group) => group.screens)
    const listed = screens.filter(({ built }) => built).map(({ path }) => path)
    for (const [area, page] of Object.entries(resource.areas ?? {})) {
      expect(listed).toContain(page)
      expect(page.startsWith(`${ROLES[area as Role].area}/`)).toBe(true)
      expect(viewIn(resource, area).page).toBe(page)
    }
  })

  it('sorts by what it shows as sortable, and by default by one of these', () => {
    const { sorts, columns, defaultSort, nullableSorts = [] } = resource.list
    const shown = columns.flatMap(({ sort }) => (sort ? [sort] : []))
    expect(sorts).toEqual(expect.arrayContaining([...shown, ...nullableSorts, defaultSort.replace('-', '')]))
  })

  it('calls nothing that can be done as a state is called', () => {
    const states = resource.list.columns.flatMap(({ options = [] }) =>
      options.flatMap(({ label, tone }) => (tone ? [label.toLocaleLowerCase('it')] : [])),
    )
    for (const { label } of [...(resource.list.verbs ?? []), ...(resource.list.bulk ?? [])])
      expect(states).not.toContain(label.toLocaleLowerCase('it'))
  })

  it('has room in a window of 1280 for what its list never leaves out', () => {
    const { columns } = resource.view.list
    const shown = columns.filter(({ hidden }) => !hidden)
    const stay = staying(shown)
    expect(widthOf(shown.filter(({ path }) => stay.has(path)))).toBeLessThanOrEqual(ROOM_AT_1280)
    // Who is responsible and how old it is are not left to be chosen; a price or a limit in money may be.
    for (const kind of ['person', 'age'] as const)
      if (columns.some((column) => column.kind === kind))
        expect(shown.map((column) => column.kind)).toContain(kind)
  })

  it('has a field of the form for writable columns only, and every required one', () => {
    const writable = Object.keys(resource.schema.shape)
    for (const { name: field } of resource.form) expect(writable).toContain(field)
  })

  it('offers a new record only values for writable columns', () => {
    const initial = initialOf(resource)
    if (initial) expect(Object.keys(initial).sort()).toEqual(Object.keys(resource.schema.shape).sort())
  })

  it('keeps functions and server-only keys away from the browser', () => {
    expect(JSON.parse(JSON.stringify(resource.view))).toEqual(resource.view)
    expect(Object.keys(resource.view)).not.toContain('access')
  })

  it('names a model of the database, whose nullable sorts are declared', async () => {
    // Empty, but for the agreement of the network that the base writes.
    expect(await delegate(resource).count({ where: {} })).toBe(name === 'accordi' ? 1 : 0)
    for (const field of resource.list.sorts) {
      const isNullable = await db()
        .$transaction((tx) => delegate(resource, tx).count({ where: { [field]: null } }))
        .then(
          () => true,
          () => false,
        )
      expect([field, isNullable]).toEqual([field, resource.list.nullableSorts?.includes(field) ?? false])
    }
  })
})
