import { adminNavigation } from './navigation/admin'
import { agentsNavigation } from './navigation/agents'
import { visibleNavigation } from './navigation/visible'
import { casesScreen, findScreens } from './palette-search'

const built = visibleNavigation(adminNavigation, () => true)
const found = (question: string) => findScreens(built, question).map(({ path }) => path)

describe('screens found by the palette', () => {
  it('are found by other words, without case and accents', () => {
    expect(found('ISTÌTUTI')).toEqual(['/admin/system/banks'])
  })

  it('need every word', () => {
    expect(found('categorie faq')).toEqual(['/admin/site/faqsCategoriesList'])
    expect(found('categorie banche')).toEqual([])
  })

  it('come first when their name begins with the question: Enter opens the first', () => {
    const paths = findScreens(agentsNavigation, 'prat').map(({ path }) => path)
    expect(paths.indexOf('/agents/reports/pratiche')).toBe(0)
    expect(paths.length).toBeGreaterThan(1)
  })

  it('are never record or sign-in pages', () => {
    expect(found('').filter((path) => path.includes('{') || path.endsWith('/login'))).toEqual([])
  })
})

describe('search of cases', () => {
  it('is offered to those who may open the cases', () => {
    expect(casesScreen(built)).toBe('/admin/reports/pratiche')
    expect(casesScreen(visibleNavigation(adminNavigation, (s) => s.permissions.length === 0))).toBeUndefined()
  })
})
