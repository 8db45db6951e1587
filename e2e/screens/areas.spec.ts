import { adminNavigation } from '../../components/shell/navigation/admin'
import { agentsNavigation } from '../../components/shell/navigation/agents'
import { clientsNavigation } from '../../components/shell/navigation/clients'
import { expect, test } from '../fixtures'
import { screensOf } from './derived'
import { visitEach } from './visit'

const AREAS = [
  ['admin', '/admin', adminNavigation],
  ['agente', '/agents', agentsNavigation],
  ['cliente', '/area-clienti', clientsNavigation],
] as const

/** Addresses that a screen has, for records that nobody has. */
const GONE: Partial<Record<string, string>> = {
  admin: 'site/clients/01a22c44-737c-7e88-8633-583355ba6721',
  agente: 'tickets/01a22c44-737c-7e88-8633-583355ba6721',
}

// Each visit stands alone: the workers share them, where a file would be one worker's.
test.describe.configure({ mode: 'parallel' })

for (const [account, home, navigation] of AREAS) {
  test.describe(`the area of ${account}`, () => {
    const { signedIn, visitor } = screensOf(navigation)
    visitEach(signedIn, account)
    visitEach(visitor)

    test('an address that nobody has is told by its title and its status', async ({ open, allow }) => {
      allow(/status of 404/)
      const page = await open(account)
      for (const at of ['non-esiste', 'non/esiste/davvero', GONE[account] ?? 'pratiche/non-esiste']) {
        const path = `${home}/${at}`
        const reply = await page.goto(path)
        expect.soft(reply?.status(), path).toBe(404)
        // A record's page has been called what it would have been.
        if (at !== GONE[account]) await expect.soft(page, path).toHaveTitle(/^Pagina non trovata/)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/^Questa pagina non c’è/)
      }
    })
  })
}
