import 'server-only'
import { StepHead } from '@/components/frames/document'
import { type Filled, InputField, SelectField } from '@/components/frames/fields'
import { env } from '@/lib/core/env'
import { escapeMarkup } from '@/lib/core/markup'
import { stepHref } from './links'
import type { Fields, Partner } from './schema'
import { frame, type Visit } from './serve'

/** What a partner can put on a page. */
const FRAMES = {
  'calcolatori/mutui/generic': 'Calcolatore mutui',
  'calcolatori/prestiti/generic': 'Calcolatore prestiti',
  'calcolatori/mutui/contattaci': 'Contatto dell’agente, mutui',
  'calcolatori/mutui/contattaciPublic': 'Contatto, mutui',
  'calcolatori/prestiti/contattaci': 'Contatto dell’agente, prestiti',
  'calcolatori/prestiti/contattaciPublic': 'Contatto, prestiti',
  displayRata: 'Volantino con la rata di un mutuo',
  displayPrestito: 'Volantino con la rata di un prestito',
  'cloudCare/calcolatoreMutui/request': 'CloudCare: calcolatore mutui',
  'cloudCare/calcolatoreMutui_preRequest/request': 'CloudCare: prima il contatto, poi le offerte',
} as const

const FIRST = 'calcolatori/mutui/generic'

const PARAMETERS: readonly (readonly [name: string, what: string])[] = [
  [
    'agente',
    'Codice o nome breve (per esempio «anna-rossi») di un nostro agente: la richiesta arriva a lui.',
  ],
  ['partner', 'Il tuo nome, come vuoi che si legga: al massimo 40 lettere e cifre.'],
  ['utm_source, utm_medium, utm_campaign, utm_term, utm_content', 'La tua campagna: resta con la richiesta.'],
  ['colore', 'Pulsanti e link, per esempio c65a26.'],
  ['sfondo', 'Il fondo della cornice.'],
  ['testo', 'Il testo. Se sullo sfondo non si legge (meno di 4,5:1) usiamo il nostro.'],
  ['raggio', 'Quanto sono tondi gli angoli: da 0 a 24 pixel.'],
  [
    'finalita, valoreImmobile, importo, durata',
    'Le cifre da cui partire: euro, e anni per i mutui o mesi per i prestiti.',
  ],
]

function chosenFrame(query: Fields): keyof typeof FRAMES {
  return (Object.keys(FRAMES) as (keyof typeof FRAMES)[]).find((name) => name === query.cornice) ?? FIRST
}

/** What was written in a field and is of no use, so that the partner sees it before the visitors do. */
function mistakesIn(query: Fields, { partner, agent }: Visit): Record<string, string> {
  const wrong = (name: keyof Partner) => Boolean(query[name]) && partner[name] === undefined
  const colour = 'Scrivi un colore come c65a26, con cifre da 0 a 9 e lettere da «a» a «f».'
  const checks: [string, boolean, string][] = [
    ['agente', Boolean(query.agente) && !agent, 'Questo agente non c’è o non è pubblicato.'],
    ['partner', wrong('partner'), 'Usa al massimo 40 lettere, cifre e spazi.'],
    ['colore', wrong('colore'), colour],
    ['sfondo', wrong('sfondo'), colour],
    ['testo', wrong('testo'), colour],
    ['raggio', wrong('raggio'), 'Un numero intero da 0 a 24.'],
  ]
  return Object.fromEntries(checks.filter(([, bad]) => bad).map(([name, , message]) => [name, message]))
}

const CHOICES: readonly (readonly [name: keyof Partner, label: string, unit?: string])[] = [
  ['agente', 'Agente'],
  ['partner', 'Il tuo nome'],
  ['utm_source', 'Provenienza (utm_source)'],
  ['utm_campaign', 'Campagna (utm_campaign)'],
  ['colore', 'Colore dei pulsanti'],
  ['sfondo', 'Colore di sfondo'],
  ['testo', 'Colore del testo'],
  ['raggio', 'Angoli', 'px'],
]

const Builder = ({ filled }: { filled: Filled }) => (
  <form className="form" method="get" action="/iframes/partner" noValidate>
    <div className="fields">
      <SelectField
        name="cornice"
        label="Che cosa vuoi mostrare"
        options={Object.entries(FRAMES)}
        wide
        filled={filled}
      />
      {CHOICES.map(([name, label, unit]) => (
        <InputField key={name} name={name} label={label} unit={unit} filled={filled} />
      ))}
    </div>
    <div className="next">
      <button type="submit" className="azione">
        Aggiorna codice e anteprima
      </button>
    </div>
  </form>
)

const snippetOf = (site: string, path: string, title: string) =>
  `<iframe src="${site}${escapeMarkup(path)}" title="${escapeMarkup(title)}" width="100%" height="720" style="border: 0" loading="lazy"></iframe>
<script src="${site}/iframes/embed.js" async></script>`

const Copy = ({ snippet, email }: { snippet: string; email: string }) => (
  <section className="section" aria-labelledby="codice">
    <h2 id="codice">Copia</h2>
    <pre className="code-box">
      <code id="snippet">{snippet}</code>
    </pre>
    <p className="next">
      <button className="azione-piana" type="button" id="copia" hidden>
        Copia il codice
      </button>
      <span id="esito" role="status" />
    </p>
    <p className="soft">
      La cornice si apre solo sui siti che ci hai comunicato: per aggiungere il tuo scrivi a{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  </section>
)

const Parameters = () => (
  <section className="section" aria-labelledby="parametri">
    <h2 id="parametri">Parametri</h2>
    <dl className="parameters">
      {PARAMETERS.map(([name, what]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const TITLE = 'I calcolatori sul tuo sito'

function partnerPage(visit: Visit) {
  const { query, partner, settings } = visit
  const cornice = chosenFrame(query)
  const path = stepHref('/iframes', cornice, partner)
  const filled = { values: { ...query, cornice }, mistakes: mistakesIn(query, visit) }
  const snippet = snippetOf(env().SITE_URL, path, FRAMES[cornice])
  const main = (
    <>
      <StepHead title={TITLE}>
        Scegli la cornice, dalle i tuoi colori, copia due righe. Funziona senza cookie e anche senza
        JavaScript.
      </StepHead>
      <section className="section" aria-labelledby="scegli">
        <h2 id="scegli">Scegli</h2>
        <Builder filled={filled} />
      </section>
      <Copy snippet={snippet} email={settings.company.email} />
      <section className="section" aria-labelledby="anteprima">
        <h2 id="anteprima">Anteprima</h2>
        <iframe className="preview" src={path} title={FRAMES[cornice]} height={720} />
      </section>
      <Parameters />
    </>
  )
  return { title: TITLE, main, forPartners: true }
}

/** GET: for partners, each frame with its code to copy and how it looks. */
export const partnerRoute = { GET: frame(partnerPage) }
