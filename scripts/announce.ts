import { directUrl, type Env } from '../lib/core/env'
import { withClient } from './connect'

/** The accounts of the demo data, as README.md lists them. */
const DEMO_ACCOUNTS = [
  {
    area: 'Amministrazione',
    path: '/admin/login',
    emails: 'admin@demo.example, admin2@demo.example (senza permessi)',
  },
  { area: 'Agenti', path: '/agents/login', emails: 'agente@demo.example, agente2@demo.example' },
  { area: 'Clienti', path: '/area-clienti/login', emails: 'cliente@demo.example, cliente2@demo.example' },
]

/** What a person wants to know once the server answers. */
export async function announce(settings: Env): Promise<void> {
  const { SITE_URL, DEMO, DEMO_PASSWORD, MAILBOX_DIR } = settings
  const lines = ['', `  Chiaravia è in funzione: ${SITE_URL}`]
  if (DEMO && (await hasDemoAccounts(directUrl(settings)))) {
    lines.push('', `  Account dimostrativi (password: ${DEMO_PASSWORD})`)
    for (const { area, path, emails } of DEMO_ACCOUNTS) {
      lines.push(`    ${area.padEnd(15)} ${SITE_URL}${path}`, `    ${''.padEnd(15)} ${emails}`)
    }
  }
  if (MAILBOX_DIR) lines.push('', `  I messaggi di posta restano in ${MAILBOX_DIR}`)
  console.log([...lines, '', '  Ctrl-C per fermare.', ''].join('\n'))
}

/** A database with people of its own is never filled with others, whatever DEMO says. */
const hasDemoAccounts = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM admins WHERE email = 'admin@demo.example'")
    return rowCount === 1
  }).catch(() => true)
