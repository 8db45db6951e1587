import { adminNavigation } from './admin'
import { trailOf } from './trail'

const words = (path: string, title?: string) =>
  trailOf(adminNavigation, path, title).map(({ label, href }) => (href ? `${label} <${href}>` : label))

describe('the way to a page', () => {
  it('is the area’s home alone on the home', () => {
    expect(words('/admin')).toEqual(['Oggi'])
    expect(words('/admin', 'Buongiorno Ada')).toEqual(['Oggi'])
  })

  it('links every screen before the page, which has its own title', () => {
    expect(words('/admin/site/news/7', 'Tassi in calo')).toEqual([
      'Oggi </admin>',
      'News </admin/site/news>',
      'Tassi in calo',
    ])
  })

  it('has the manifest’s word until the page says its title', () => {
    expect(words('/admin/site/news/7').at(-1)).toBe('News')
  })

  it('does not take "add" for a record', () => {
    expect(words('/admin/site/agencies/add')).toEqual([
      'Oggi </admin>',
      'Agenzie </admin/site/agencies>',
      'Nuova agenzia',
    ])
  })

  it('does not link a folder that only leads to other screens', () => {
    expect(words('/admin/system/banks/products/7', 'Mutuo Casa')).toEqual([
      'Oggi </admin>',
      'Banche e prodotti </admin/system/banks>',
      'Mutuo Casa',
    ])
  })

  it('shows the title of a page that the manifest does not know', () => {
    expect(words('/admin/altro', 'Pagina non trovata')).toEqual(['Oggi </admin>', 'Pagina non trovata'])
  })
})
