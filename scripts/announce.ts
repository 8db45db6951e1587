import type { Env } from '../lib/core/env'

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
export function announce({ SITE_URL, DEMO, DEMO_PASSWORD, MAILBOX_DIR }: Env): void {
  const lines = ['', `  Chiaravia è in funzione: ${SITE_URL}`]
  if (DEMO) {
    lines.push('', `  Account dimostrativi (password: ${DEMO_PASSWORD})`)
    for (const { area, path, emails } of DEMO_ACCOUNTS) {
      lines.push(`    ${area.padEnd(15)} ${SITE_URL}${path}`, `    ${''.padEnd(15)} ${emails}`)
    }
  }
  if (MAILBOX_DIR) lines.push('', `  I messaggi di posta restano in ${MAILBOX_DIR}`)
  console.log([...lines, '', '  Ctrl-C per fermare.', ''].join('\n'))
}
