import { directUrl, type Env, EnvError, NOBODYS_SENDER } from '../lib/core/env'
import { sayOrder } from './check-database'
import { checkStore } from './check-store'
import { withClient } from './connect'
import { checkEnvironment } from './environment'
import { generateLocked } from './generate'
import { migrate } from './migrate'

/** What `prepare` tells who has started it: the database is there, is ours, and is up to date. */
export const MIGRATED = 'migrated'

/** Takes the database to where the code wants it: client, migrations, reference data, demo data once. */
export async function prepare(): Promise<void> {
  checkEnvironment()
  if (await generateLocked()) console.log('· client Prisma generato')
  await prepareDatabase()
}

/** The same with the client that is there. */
export async function prepareDatabase(): Promise<void> {
  const settings = checkEnvironment()
  const databaseUrl = directUrl(settings)
  const applied = await migrate(databaseUrl, console.log)
  await sayOrder(databaseUrl, console.log)
  if (applied.length) console.log(`· migrazioni applicate: ${applied.join(', ')}`)
  if (!settings.DEMO) {
    await refuseDemoAccounts(databaseUrl)
    sayUnset(settings)
  }
  process.send?.(MIGRATED)
  // Not beside the demo data: they keep this process busy for so long that a store which answers seems not to.
  await checkStore(console.log)
  const fills = settings.DEMO && (await wantsDemo(databaseUrl))
  if (settings.DEMO && !fills)
    console.log(
      '· attenzione: DEMO è true, ma il database contiene dati propri: per un’installazione vera toglila',
    )
  if (fills) await seedDemo()
  else await seedReferenceOnly(databaseUrl)
}

/**
 * Before anything is written: invented people, whose password is published, stand in a demonstration alone.
 * @throws EnvError where the installation is somebody's own
 */
export function refuseUnlessDemo(): void {
  if (checkEnvironment().DEMO) return
  throw new EnvError(
    'I dati dimostrativi hanno account la cui password è pubblica: entrano solo dove DEMO è true. Non è stato scritto niente.',
  )
}

/**
 * The same of a database that is there.
 * @throws EnvError where it has people of its own
 */
export async function refuseUnlessOwnDemo(databaseUrl: string): Promise<void> {
  if (await wantsDemo(databaseUrl)) return
  throw new EnvError(
    'Il database contiene già dati che non sono dimostrativi: usane uno vuoto. Non è stato scritto niente.',
  )
}

/** What mails of an installation of one's own would say wrongly, and nobody would notice before a client does. */
function sayUnset({ MAIL_FROM, SITE_URL }: Env): void {
  if (MAIL_FROM === NOBODYS_SENDER)
    console.log(`· attenzione: MAIL_FROM non è impostato, e le e-mail partono da ${MAIL_FROM}`)
  if (/^https?:\/\/(?:localhost|127\.)/.test(SITE_URL))
    console.log(`· attenzione: SITE_URL è ${SITE_URL}, e i link delle e-mail portano lì`)
}

/** An empty database, or one whose seeding was begun: never one with people of its own in it. */
async function wantsDemo(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const begun = await client.query("SELECT 1 FROM settings WHERE key = 'demo.seed'")
    const people = await client.query('SELECT 1 FROM admins LIMIT 1')
    return begun.rowCount !== 0 || people.rowCount === 0
  })
}

/** The password of the demo accounts is published: nobody may sign in with it where the data are real. */
async function refuseDemoAccounts(databaseUrl: string): Promise<void> {
  const found = await withClient(databaseUrl, (client) =>
    client.query<{ email: string }>(`
      SELECT email::text FROM admins WHERE email LIKE '%@demo.example' UNION ALL
      SELECT email::text FROM agents WHERE email LIKE '%@demo.example' UNION ALL
      SELECT email::text FROM clients WHERE email LIKE '%@demo.example'
      ORDER BY 1 LIMIT 1`),
  )
  const [account] = found.rows
  if (!account) return
  throw new EnvError(
    `Il database contiene account dimostrativi (${account.email}), la cui password è pubblica, ma DEMO non è true. ` +
      'Usa un database vuoto per un’installazione vera, oppure DEMO=true per la dimostrazione.',
  )
}

/** Provinces, indices, enumerations: what the product cannot do without, demo or not. */
async function seedReferenceOnly(databaseUrl: string): Promise<void> {
  const { seedReference } = await import('../prisma/seed/reference/seed-reference')
  await withClient(databaseUrl, (client) => seedReference(client))
}

/** A line of progress holds the parts begun since the last: whole lines, because a build may be writing beside it. */
const LINE_MS = 5_000

/** Fills what is missing of the demo data; says something only if there was anything to do. */
export async function seedDemo(): Promise<void> {
  const { seed } = await import('../prisma/seed/main')
  const { disconnect } = await import('../lib/core/db')
  const startedAt = Date.now()
  let saidAt = 0
  const begun: string[] = []
  await seed({
    onSection: (name) => {
      begun.push(name)
      if (Date.now() - saidAt < LINE_MS) return
      console.log(`· dati dimostrativi (solo la prima volta): ${begun.splice(0).join(', ')}`)
      saidAt = Date.now()
    },
  })
  await disconnect()
  if (saidAt > 0)
    console.log(`· dati dimostrativi pronti in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}
