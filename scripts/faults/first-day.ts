import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayOf } from '../../lib/core/dates'
import { agentInitial } from '../../lib/features/agents/agent-schema'
import { bankProductInitial } from '../../lib/features/bank-products/schema'
import type { ApiPerson, Json } from './api-person'
import { linksFor } from './mailbox'

/** A company that nobody has, written as a person would write it on the first day. */
const COMPANY = {
  marchio: 'Ponte Credito',
  ragioneSociale: 'Ponte Credito S.r.l.',
  sede: 'Via Garibaldi 7, 20121 Milano (MI)',
  codiceFiscale: '12345678903',
  partitaIva: '12345678903',
  rea: 'MI-1234567',
  capitaleSociale: 12_000_000,
  oam: { numero: 'M777', data: '2024-03-01' },
  ivass: { numero: 'E000777777', data: '2024-04-01' },
  pec: 'ponte@pec.ponte.it',
  email: 'ciao@ponte.it',
  telefono: '02 7654 3210',
  orari: 'lun–ven 9–18',
  whatsapp: '',
}

type Step = { step: string; done: boolean; optional: boolean; words: string }
type Setup = { over: boolean; steps: Step[] }
type Row = Json & { _id: string; version: number }
type Page = Row & { corpo: string }

/** What the check list still misses, but for what may be missing. */
export async function missingSteps(admin: ApiPerson): Promise<string[]> {
  const { steps } = await admin.call<Setup>('GET', 'setup')
  return steps
    .filter(({ done, optional }) => !done && !optional)
    .map(({ step, words }) => `${step}: ${words}`)
}

/** Works off the list «Per cominciare» up to the backup. */
export async function setUp(admin: ApiPerson): Promise<{ bankId: string; productId: string }> {
  await admin.call('PATCH', 'settings/company', { value: COMPANY, version: 0 })
  await admin.call('POST', 'pages/templates')
  const { items: pages } = await admin.call<{ items: Row[] }>('GET', 'pages?limit=100')
  for (const { _id } of pages) {
    const { corpo, version } = await admin.call<Page>('GET', `pages/${_id}`)
    const written = corpo.replace(/\[\[da scrivere: [^\]]+\]\]/g, 'come da documento depositato in sede')
    await admin.call('PATCH', `pages/${_id}`, { corpo: written, published: true, version })
  }
  const bank = await admin.call<Row>('POST', 'banks', {
    nome: 'Banca del Ponte',
    slug: 'banca-del-ponte',
    urlLogo: null,
    descrizione: '',
    sito: null,
    attiva: true,
    provvigionePct: 2,
  })
  const product = await admin.call<Row>('POST', 'bankProducts', {
    ...bankProductInitial,
    bankId: bank._id,
    nome: 'Prestito del Ponte',
    prodotto: 'prestito',
    finalita: ['auto', 'arredo'],
    indice: null,
    spread: 6.5,
    importoMin: 1_000,
    importoMax: 60_000,
    durataMin: 12,
    durataMax: 120,
  })
  const day = dayOf(addDays(new Date(), -1))
  const rates = ['date,index,tenor,value', `${day},EURIRS,20Y,2.75`, `${day},EURIBOR,3M,2.05`].join('\n')
  const { _id } = await admin.upload<{ _id: string }>('rates/import', 'tassi.csv', rates)
  await admin.until<{ state: string }>(`jobs/${_id}`, ({ state }) => !['in_coda', 'in_corso'].includes(state))
  for (const trial of ['mail', 'store']) {
    const { ok, error } = await admin.call<{ ok: boolean; error: string }>('POST', `setup/${trial}`)
    if (!ok) throw new Error(`setup/${trial}: ${error}`)
  }
  return { bankId: bank._id, productId: product._id }
}

/** The first agent, who chooses a password by the mail of the invitation. */
export async function firstAgent(
  admin: ApiPerson,
  agent: ApiPerson,
  mailbox: string,
  password: string,
): Promise<void> {
  const email = 'ugo.bianchi@ponte.it'
  const { _id } = await admin.call<Row>('POST', 'agents', {
    ...agentInitial,
    nome: 'Ugo',
    cognome: 'Bianchi',
    email,
    slug: 'ugo-bianchi',
    oamNumber: 'A4321',
  })
  if (!_id) throw new Error('agents: no id')
  for (let tries = 0; tries < 120; tries += 1) {
    const [link] = await linksFor(mailbox, email, '/agents/')
    if (link) return void (await agent.begin(email, password, link))
    await sleep(500)
  }
  throw new Error('L’invito dell’agente non è arrivato.')
}

const STEPS = ['raccolta_documenti', 'in_istruttoria', 'inviata_banca', 'deliberata', 'stipula', 'liquidata']
const EURO = 18_000

type Case = Row & { stato: string }

/** A case from its opening to the payment, which the office confirms. */
export async function paidCase(
  admin: ApiPerson,
  agent: ApiPerson,
  { bankId, productId }: { bankId: string; productId: string },
): Promise<string> {
  const opened = await agent.call<Case>('POST', 'pratiche', {
    product: 'prestito',
    finalita: 'auto',
    importoRichiesto: EURO,
    durataMesi: 60,
    richiedente: {
      nome: 'Eva',
      cognome: 'Verdi',
      email: 'eva.verdi@posta.it',
      telefono: '+39 333 1234567',
      tipoLavoro: 'dipendente_privato',
      redditoNetto: 2_100,
    },
  })
  const at = `pratiche/${opened._id}`
  const more: Record<string, Json> = {
    inviata_banca: { banca: bankId, motivo: 'La banca li ha già tutti.' },
    deliberata: { deliberato: EURO, prodotto: productId, tan: 6.5 },
    liquidata: { banca: bankId, erogato: EURO, data: dayOf(new Date()) },
  }
  for (const to of STEPS) {
    const { version } = await agent.call<Case>('GET', at)
    await agent.call('POST', `${at}/state`, { to, version, ...more[to] })
  }
  const { version, stato } = await admin.call<Case>('GET', at)
  if (stato !== 'liquidata') throw new Error(`La pratica è ${stato}.`)
  await admin.call('POST', `${at}/erogazione`, { esito: 'confermata', version })
  return opened._id
}
