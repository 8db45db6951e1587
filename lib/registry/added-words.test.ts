import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { viewIn } from '@/lib/resources/view'
import { ROOT } from '@/scripts/migrations/files'
import { DECLARED } from './declared'

/** Whether the screen of a new record is the standard one: files are added by a page of their own. */
function isStandard(address: string): boolean {
  const file = path.join(ROOT, 'app', address.replace('/admin/', 'admin/(console)/'), 'page.tsx')
  return existsSync(file) && readFileSync(file, 'utf8').includes('addPage(')
}

const screens = adminNavigation.flatMap((group) => group.screens)

it.each(Object.keys(DECLARED))('the menu calls a new record of %s as its page does', async (name) => {
  const resource = await DECLARED[name]?.()
  const add = screens.find(({ path }) => path === `${resource?.page}/add`)
  if (!resource || !add || !isStandard(add.path)) return
  const { one, article } = viewIn(resource, 'admin').labels
  expect(`${article === 'f' ? 'Nuova' : 'Nuovo'} ${one}`.toLowerCase()).toMatch(
    new RegExp(`^${add.label.toLowerCase()}`),
  )
})
