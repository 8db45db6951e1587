import { screen } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { todayInRome } from '@/lib/core/dates'
import type { ResourceView } from '@/lib/resources/view'
import { newsForm } from './fields'
import { NewsForm } from './form'
import { newsInitial } from './schema'

const view: ResourceView = {
  path: 'news',
  page: '/admin/site/news',
  labels: { one: 'news', many: 'news', article: 'f' },
  list: { columns: [], filters: [], defaultSort: 'titolo', search: false, orderWithin: null, bulk: [] },
  writable: true,
  form: newsForm.filter(({ name }) => name.startsWith('published')),
  history: [],
}
const year = () => screen.getByLabelText<HTMLInputElement>('Anno').value
const show = (publishedAt: string | null) =>
  renderShell(<NewsForm view={view} initial={{ ...newsInitial, publishedAt }} />)

it('dates what is ticked as published, and leaves a date that is there', async () => {
  const { user, unmount } = show(null)
  expect(year()).toBe('')
  await user.click(screen.getByRole('checkbox', { name: 'Pubblicata' }))
  expect(year()).toBe(todayInRome().slice(0, 4))
  unmount()
  show('2031-03-05T09:00:00.000Z')
  await user.click(screen.getByRole('checkbox', { name: 'Pubblicata' }))
  expect(year()).toBe('2031')
})

it('says before it is published who will read it, and that nothing is sent', async () => {
  const row = {
    ...newsInitial,
    _id: 'n1',
    version: 1,
    titolo: 'Una news',
    slug: 'una-news',
    corpo: '<p>Testo.</p>',
    abstract: 'Sommario',
    categoria: 'mutui',
    publishedAt: '2020-03-05T09:00:00.000Z',
  }
  const { user } = renderShell(<NewsForm view={view} row={row} />)
  await user.click(screen.getByRole('checkbox', { name: 'Pubblicata' }))
  await user.click(screen.getByRole('button', { name: 'MODIFICA' }))
  expect(await screen.findByText(/^Da subito la leggono tutti i visitatori.*nessuna e-mail/)).toBeVisible()
})
