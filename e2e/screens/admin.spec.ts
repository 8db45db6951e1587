import { expect, test } from '../fixtures'
import { firstOf, visitEach } from './visit'

visitEach(
  {
    hub: { at: '/admin', title: /\w/ },
    settings: { at: '/admin/settings', title: /impostazioni/i },
    'missing page': { at: '/admin/404', title: /\w/ },
    news: { at: '/admin/site/news', title: 'News' },
    'news, a new one': { at: '/admin/site/news/add', title: 'Nuova news' },
    'news, one': { at: firstOf('/admin/site/news'), title: /\w/ },
    agencies: { at: '/admin/site/agencies', title: 'Agenzie' },
    'agencies, a new one': { at: '/admin/site/agencies/add', title: /Nuova/ },
    'agencies, one': { at: firstOf('/admin/site/agencies'), title: /\w/ },
    FAQs: { at: '/admin/site/faqsList', title: 'FAQ' },
    'FAQs, a new one': { at: '/admin/site/faqsList/add', title: 'Nuova FAQ' },
    'FAQs, one': { at: firstOf('/admin/site/faqsList'), title: /\w/ },
    'FAQ categories': { at: '/admin/site/faqsCategoriesList', title: /categorie/i },
    banks: { at: '/admin/system/banks', title: 'Banche' },
    'banks, one with its products': { at: firstOf('/admin/system/banks'), title: /\w/ },
    'requests from the site': { at: '/admin/feeds/leadRequests', title: 'Richieste' },
    contacts: { at: '/admin/feeds/requests', title: 'Contatti e candidature' },
    'contacts, one': { at: firstOf('/admin/feeds/requests'), title: /\w/ },
    sessions: { at: '/admin/feeds/sessions', title: /sessioni/i },
    changes: { at: '/admin/feeds/commits', title: /modifiche/i },
    cases: { at: '/admin/reports/pratiche', title: /pratiche/i },
    'cases, one': { at: firstOf('/admin/reports/pratiche'), title: /\w/ },
  },
  'admin',
)

test('an administrator without flags sees neither the screens nor their links', async ({ open }) => {
  const page = await open('admin2')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Richieste' })).toHaveCount(0)
  await page.goto('/admin/feeds/leadRequests')
  await expect(page.getByRole('heading', { name: 'Richieste' })).toHaveCount(0)
})
