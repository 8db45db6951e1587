import { adminNavigation } from '../../components/shell/navigation/admin'
import { agentsNavigation } from '../../components/shell/navigation/agents'
import { clientsNavigation } from '../../components/shell/navigation/clients'
import { test } from '../fixtures'
import { screensOf } from './derived'
import { visitEach } from './visit'

const AREAS = [
  ['admin', adminNavigation],
  ['agente', agentsNavigation],
  ['cliente', clientsNavigation],
] as const

// Each visit stands alone: the workers share them, where a file would be one worker's.
test.describe.configure({ mode: 'parallel' })

for (const [account, navigation] of AREAS) {
  test.describe(`the area of ${account}`, () => {
    const { signedIn, visitor } = screensOf(navigation)
    visitEach(signedIn, account)
    visitEach(visitor)
  })
}
