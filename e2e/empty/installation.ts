import { type ChildProcess, execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { agentInitial } from '../../lib/features/agents/agent-schema'
import { createDatabase, dropDatabase, urlOf } from '../../scripts/test/cluster'
import { linkIn, mailTo } from '../mail'
import { secondServer } from '../second-server'

const run = promisify(execFile)
const PASSWORD = 'una-password-del-primo-giorno'

/** Who is there on the first day: the administrator, the first agent, the first client. */
export type Person = 'admin' | 'agents' | 'clients'
type Tokens = { access: string; refresh: string }

export type Installation = {
  site: string
  tokens: Record<Person, Tokens>
  close(): Promise<void>
}

type Own = Record<string, string>

/** One of our commands, on the database of this installation. */
async function command(args: string[], own: Own): Promise<string> {
  const file = path.join('scripts', 'run.mjs')
  const { stdout } = await run(process.execPath, [file, ...args], { env: { ...process.env, ...own } })
  return stdout
}

async function post(site: string, at: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${site}/v2/${at}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${at}: ${reply.status} ${await reply.text()}`)
  return reply
}

async function signIn(site: string, area: Person, email: string): Promise<Tokens> {
  const reply = await post(site, `${area}/login`, { email, password: PASSWORD })
  return (await reply.json()) as Tokens
}

/** Chooses the first password by the link that an administrator or an agent has got. */
async function choosePassword(site: string, area: Person, link: string): Promise<void> {
  const token = new URL(link, site).searchParams.get('token') ?? ''
  await post(site, `${area}/password/reset`, { token, password: PASSWORD })
}

/** The first people, as they come on the first day: by the command, by an invitation, by registering. */
async function people(site: string, own: Own): Promise<Installation['tokens']> {
  const mark = Date.now().toString(36)
  const ada = `ada-${mark}@societa.example`
  const said = await command(['admin:create', '--email', ada, '--nome', 'Ada', '--cognome', 'Rossi'], own)
  await choosePassword(site, 'admin', said.match(/http\S+/)?.[0] ?? '')
  const admin = await signIn(site, 'admin', ada)

  const ugo = `ugo-${mark}@societa.example`
  const agent = {
    ...agentInitial,
    nome: 'Ugo',
    cognome: 'Bianchi',
    email: ugo,
    slug: `ugo-${mark}`,
    oamNumber: `A${mark}`,
  }
  await post(site, 'agents', agent, admin.access)
  await choosePassword(site, 'agents', linkIn(await mailTo(ugo, /./), '/agents/'))

  const eva = `eva-${mark}@posta.example`
  await post(site, 'clients/register', {
    nome: 'Eva',
    cognome: 'Verdi',
    email: eva,
    telefono: '+39 333 000 0000',
    password: PASSWORD,
    consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
  })
  const confirm = linkIn(await mailTo(eva, /Conferma/), '/area-clienti/confirm-account/')
  await post(site, `clients/confirm/${confirm.split('/').at(-1)}`, {})
  return {
    admin,
    agents: await signIn(site, 'agents', ugo),
    clients: await signIn(site, 'clients', eva),
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** A site on a database in which nobody has written anything yet: migrations, reference data, three people. */
export async function emptyInstallation(): Promise<Installation> {
  const demo = process.env.DATABASE_URL ?? ''
  const name = await createDatabase(demo, 'template1')
  const own = { DATABASE_URL: urlOf(demo, name), DEMO: 'false', SITE_THREADS: '1', MAP_TILES_URL: '' }
  await command(['prepare'], own)
  const { server, site } = await secondServer(own)
  const close = async () => {
    await stop(server)
    await dropDatabase(demo, name)
  }
  try {
    await expect.poll(async () => (await fetch(`${site}/v2/health/ready`)).status).toBe(200)
    return { site, tokens: await people(site, own), close }
  } catch (error) {
    await close()
    throw error
  }
}
