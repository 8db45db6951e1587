import { adminNavigation } from './navigation/admin'
import { agentsNavigation } from './navigation/agents'
import { actionsOf } from './navigation/places'
import { visibleNavigation } from './navigation/visible'
import { findActions, findScreens, hasRecords, hrefOf } from './palette-search'

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

const narrow = visibleNavigation(adminNavigation, ({ permissions }) => permissions.length === 0)
const labels = (question: string, navigation = built) =>
  findActions(actionsOf(navigation), question).map(({ label, href }) => `${label} <${href}>`)

describe('actions', () => {
  it('are the add pages of what this reader may create', () => {
    expect(labels('nuova news')).toEqual(['Nuova news </admin/site/news/add>'])
    expect(labels('nuova classifica manager')).toEqual([
      'Nuova classifica </admin/site/classifiche/managers/add>',
    ])
    expect(labels('nuov').length).toBeGreaterThan(5)
    expect(labels('', narrow)).toEqual([])
    // No address has a place for a record that nobody has named.
    expect(labels('').filter((one) => one.includes('{'))).toEqual([])
  })

  it('are what screens offer besides', () => {
    expect(labels('assegna')).toEqual([
      'Assegna le richieste… </admin/feeds/leadRequests?filter[stato]=nuovo>',
      'Importa pesi… </admin/system/percLeads/import>',
    ])
    const ofAgents = visibleNavigation(agentsNavigation, () => true)
    expect(labels('nuova pratica', ofAgents)).toEqual(['Nuova pratica </agents/reports/pratiche#nuova>'])
  })
})

describe('records', () => {
  it('are searched for those who may open some', () => {
    expect(hasRecords(built)).toBe(true)
    expect(hasRecords(narrow)).toBe(false)
  })

  it('open on the first of their pages that is built and open to the reader', () => {
    const hit = (...hrefs: string[]) => hrefOf(built, { _id: '1', title: '', detail: '', hrefs })
    expect(hit('/admin/reports/pratiche/7')).toBe('/admin/reports/pratiche/7')
    expect(hit('/admin/system/nulla/7', '/admin/reports/pratiche?filter[agentId]=7')).toBe(
      '/admin/reports/pratiche?filter[agentId]=7',
    )
    expect(hrefOf(narrow, { _id: '1', title: '', detail: '', hrefs: ['/admin/site/news/7'] })).toBeUndefined()
  })
})
