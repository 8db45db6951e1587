import { z } from 'zod'
import { adminsWith, noAccess } from './access'
import { defineResource } from './define'
import { type ResourceView, viewIn } from './view'

const read = adminsWith('content_manage')
const plain = {
  path: 'faqCategories',
  page: '/admin/site/faqsCategoriesList',
  model: 'faqCategory' as const,
  labels: { one: 'categoria', many: 'categorie' },
  title: () => 'Categoria',
  schema: z.strictObject({ nome: z.string() }),
  permission: 'content_manage' as const,
  access: { read, create: noAccess, update: noAccess, delete: noAccess },
  list: { columns: [], sorts: ['ordine' as const], defaultSort: 'ordine' as const },
  form: [],
}

/** Compiled, never run: each line must be refused by the compiler, which says so when it is not. */
function misspelt(): void {
  // @ts-expect-error: no such model
  defineResource({ ...plain, model: 'faqCategoria' })
  // @ts-expect-error: no such column of the schema
  defineResource({ ...plain, schema: z.strictObject({ nomme: z.string() }) })
  // @ts-expect-error: no such column to read
  defineResource({ ...plain, readonly: ['slugg'] })
  // @ts-expect-error: no such relation
  defineResource({ ...plain, include: { faqz: true } })
  // @ts-expect-error: no such column to decode
  defineResource({ ...plain, codecs: { importoo: 'money' } })
  // @ts-expect-error: no such column in the `where`
  defineResource({ ...plain, access: { ...plain.access, read: () => ({ conteso: 'home' }) } })
  // @ts-expect-error: no such sort
  defineResource({ ...plain, list: { ...plain.list, sorts: ['ordin'] } })
  // @ts-expect-error: no such default sort
  defineResource({ ...plain, list: { ...plain.list, defaultSort: '-ordin' } })
  // @ts-expect-error: no such group to order within
  defineResource({ ...plain, list: { ...plain.list, orderWithin: 'contest' } })
  defineResource({
    ...plain,
    // @ts-expect-error: no such column to show
    list: { ...plain.list, columns: [{ path: 'nomme', label: 'Nome', kind: 'text' }] },
  })
  defineResource({
    ...plain,
    // @ts-expect-error: no such column to filter by
    list: { ...plain.list, filters: [{ name: 'contest', label: 'Dove', kind: 'boolean' }] },
  })
  defineResource({
    ...plain,
    // @ts-expect-error: a word is no list of provinces
    list: { ...plain.list, filters: [{ name: 'nome', label: 'Provincia', kind: 'hasProvince' }] },
  })
  defineResource({
    ...plain,
    // @ts-expect-error: a number is no day
    list: { ...plain.list, filters: [{ name: 'ordine', label: 'Dal', kind: 'dayRange' }] },
  })
  // @ts-expect-error: no such field to fill in
  defineResource({ ...plain, form: [{ name: 'ordine', label: 'Ordine', kind: 'number' }] })
}

describe('a declaration', () => {
  it('names columns of its model only (checked by the compiler)', () => {
    expect(misspelt).toBeInstanceOf(Function)
  })

  it('gives the browser its labels, columns and form, and nothing that decides', () => {
    const { view } = defineResource(plain)
    expect(view).toMatchObject({ path: 'faqCategories', labels: { article: 'm' }, writable: false })
    expect(Object.keys(view)).not.toContain('access')
  })
})

describe('the view of an area', () => {
  const view = { page: '/admin/cose' } as ResourceView
  const resource = { path: 'cose', areas: { agent: '/agents/cose' }, view }

  it('leads to the screens of that area', () => {
    expect(viewIn(resource, 'admin').page).toBe('/admin/cose')
    expect(viewIn(resource, 'agent').page).toBe('/agents/cose')
  })

  it('is refused where the area has no screen: its links would lead nowhere', () => {
    expect(() => viewIn(resource, 'client')).toThrow('cose')
  })
})
