import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Company } from '@/lib/core/company'
import { formatInstant } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { blanksIn, unsaidIn } from '@/lib/features/content/labels'
import { lastBackup } from '@/lib/features/system/backups'
import { counted } from '@/lib/italian/counted'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { companySettings } from '@/lib/settings/company-settings'
import { isInstaller } from './access'
import { doneAt, type Proof } from './proofs'
import type { Setup, Step } from './schema'

const SETTINGS = '/admin/settings?scheda=installazione'

/** What the law and every page want to know of the company, by the words of its form. */
const NEEDED: readonly (readonly [what: string, of: (company: Company) => string])[] = [
  ['ragione sociale', ({ ragioneSociale }) => ragioneSociale],
  ['sede', ({ sede }) => sede],
  ['codice fiscale', ({ codiceFiscale }) => codiceFiscale],
  ['partita IVA', ({ partitaIva }) => partitaIva],
  ['REA', ({ rea }) => rea],
  ['capitale sociale', ({ capitaleSociale }) => (capitaleSociale === null ? '' : String(capitaleSociale))],
  ['numero OAM', ({ oam }) => oam.numero],
  ['data di iscrizione OAM', ({ oam }) => oam.data],
  ['telefono', ({ telefono }) => telefono],
  ['orari', ({ orari }) => orari],
  ['e-mail', ({ email }) => email],
  ['PEC', ({ pec }) => pec],
]

type Part = Omit<Step, 'optional' | 'action' | 'links'> & Partial<Step>

const step = ({ links = [], optional = false, action = null, ...part }: Part): Step => ({
  ...part,
  links,
  optional,
  action,
})

function companyStep(company: Company): Step {
  const missing = NEEDED.filter(([, of]) => of(company) === '').map(([what]) => what)
  return step({
    step: 'societa',
    done: missing.length === 0,
    words:
      missing.length === 0
        ? 'Ci sono tutti.'
        : `Mancano: ${missing.join(', ')}. Finché mancano, sito, e-mail e documenti li tralasciano.`,
    links: [{ label: 'Scrivi i dati', href: `${SETTINGS}#company` }],
  })
}

function channelsStep({ social, whatsapp }: Company): Step {
  const done = social.length > 0 || whatsapp !== ''
  return step({
    step: 'canali',
    done,
    optional: true,
    words: done
      ? 'Sono in fondo a ogni pagina.'
      : 'Se la società ha profili social o un numero WhatsApp, scrivili: compaiono in fondo a ogni pagina.',
    links: [
      { label: 'Profili social', href: `${SETTINGS}#social` },
      { label: 'Numero WhatsApp', href: `${SETTINGS}#company` },
    ],
  })
}

async function pagesStep(company: Company): Promise<Step> {
  const urls = PAGE_TEMPLATES.map(({ url }) => url)
  const rows = await db().page.findMany({
    where: { url: { in: urls } },
    select: { id: true, url: true, titolo: true, corpo: true, published: true },
    orderBy: { titolo: 'asc' },
  })
  const absent = urls.length - rows.length
  const drafts = rows.filter(({ published }) => !published)
  const missing = new Set(drafts.flatMap(({ corpo }) => [...blanksIn(corpo), ...unsaidIn(corpo, company)]))
  const sentences = [
    absent > 0
      ? `${counted(absent, 'pagina non c’è', 'pagine non ci sono')} ancora: prepara le bozze dai modelli.`
      : '',
    drafts.length > 0 ? `${counted(drafts.length, 'bozza', 'bozze')} da leggere e pubblicare.` : '',
    missing.size > 0 ? `Nei testi manca: ${[...missing].join('; ')}.` : '',
  ].filter(Boolean)
  return step({
    step: 'pagine',
    done: sentences.length === 0,
    words: sentences.join(' ') || 'Sono tutte pubblicate.',
    links: drafts.map(({ id, titolo }) => ({ label: titolo, href: `/admin/site/pages/${id}` })),
    action: absent > 0 ? 'templates' : null,
  })
}

async function offerSteps(): Promise<Step[]> {
  const [bank, product, rate] = await Promise.all([
    db().bank.findFirst({ where: { attiva: true }, select: { id: true }, orderBy: { createdAt: 'asc' } }),
    db().bankProduct.count({ where: { attivo: true, bank: { attiva: true } } }),
    db().rate.count(),
  ])
  return [
    step({
      step: 'banca',
      done: bank !== null,
      words: bank ? 'C’è.' : 'Senza una banca convenzionata i calcolatori non hanno niente da confrontare.',
      links: [{ label: 'Aggiungi una banca', href: '/admin/system/banks/add' }],
    }),
    step({
      step: 'prodotto',
      done: product > 0,
      words: product > 0 ? 'C’è.' : 'Aggiungi un prodotto della banca: le sue condizioni fanno la rata.',
      links: bank
        ? [{ label: 'Aggiungi un prodotto', href: `/admin/system/banks/products/${bank.id}/add` }]
        : [],
    }),
    step({
      step: 'tassi',
      done: rate > 0,
      words:
        rate > 0
          ? 'Ci sono.'
          : 'Senza Euribor ed Eurirs le rate non si calcolano. Importali da un file, o fai dire RATES_URL a chi gestisce il server.',
      links: [{ label: 'Importa i tassi', href: '/admin/system/euribor-eurirs' }],
    }),
  ]
}

const TRIED: Record<Proof, string> = {
  posta: 'Prova riuscita',
  deposito: 'Prova riuscita',
  copia: 'Confermata',
}

/** A step that somebody has to try, or to look at. */
function proofStep(proof: Proof, at: Date | undefined, action: Step['action'], todo: string): Step {
  const words = at ? `${TRIED[proof]}, ${formatInstant(at)}.` : todo
  return step({ step: proof, done: at !== undefined, words, action })
}

/** A backup that was made is seen by itself; whoever makes them in another way says so. */
function backupStep(made: Date | undefined, said: Date | undefined): Step {
  if (made) return step({ step: 'copia', done: true, words: `L’ultima è di ${formatInstant(made)}.` })
  const todo =
    'Fai eseguire npm run backup a chi gestisce il server, ogni notte: la prima copia si vede qui da sola. Se le copie si fanno in un altro modo, conferma quando ne hai vista una.'
  return proofStep('copia', said, 'backup', todo)
}

/** An invented sender, which the example of the settings has, is refused by most receivers. */
const INVENTED_SENDER = /\.example\b/

function mailStep(at: Date | undefined): Step {
  if (INVENTED_SENDER.test(env().MAIL_FROM))
    return step({
      step: 'posta',
      done: false,
      words:
        'I messaggi partirebbero da un indirizzo di esempio: chi gestisce il server scrive quello vero in MAIL_FROM.',
    })
  if (env().MAILBOX_DIR)
    return step({
      step: 'posta',
      done: false,
      words:
        'I messaggi restano in una cartella del server, e non arrivano a nessuno: chi gestisce il server scrive in SMTP_URL quello che li spedisce.',
    })
  const todo = 'Prova a inviarti un messaggio: inviti, password e ricevute partono per e-mail.'
  return proofStep('posta', at, 'mail', todo)
}

/**
 * What an installation still lacks; null for whoever does not hold the admin flag, and in the demo, which lacks nothing. Nothing of it
 * is kept but what was tried: the rest is read from what is there.
 */
export async function setupOf(actor: Actor): Promise<Setup | null> {
  if (!isInstaller(actor) || env().DEMO) return null
  const company = await companySettings()
  const [pages, offers, done, backup] = await Promise.all([
    pagesStep(company),
    offerSteps(),
    doneAt(),
    lastBackup(),
  ])
  const steps = [
    companyStep(company),
    channelsStep(company),
    pages,
    ...offers,
    mailStep(done.get('posta')),
    proofStep(
      'deposito',
      done.get('deposito'),
      'store',
      'Prova a scrivere e rileggere un file: documenti e immagini stanno lì.',
    ),
    backupStep(backup?.endedAt, done.get('copia')),
  ]
  return { over: steps.every(({ done: isDone, optional }) => isDone || optional), steps }
}
