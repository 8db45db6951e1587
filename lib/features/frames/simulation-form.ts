import 'server-only'
import { province } from '@/lib/features/enums/data'
import { FINALITA, FINALITA_LABELS } from '@/lib/features/pratiche/schema'
import { CLASSI_ENERGETICHE } from '@/lib/finance/mortgage-products'
import { PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import { type Filled, inputField, selectField } from './fields'
import type { Flow } from './flows'
import { type Html, html } from './html'
import { LABELS } from './labels'
import type { Fields } from './schema'

export const TASSI = {
  tutti: 'Tutti',
  fisso: 'Fisso',
  variabile: 'Variabile',
  misto: 'Misto',
  capped: 'Con tetto',
} as const

/** What the form shows at first: a usual mortgage, a usual loan. */
export const USUAL: Record<Flow['product'], Fields> = {
  mutuo: {
    finalita: 'acquisto_prima_casa',
    valoreImmobile: '200.000',
    importo: '150.000',
    durata: '25',
    tasso: 'tutti',
  },
  prestito: {
    finalita: PRESTITO_USUALE.finalita,
    importo: PRESTITO_USUALE.importo.toLocaleString('it-IT', { useGrouping: 'always' }),
    durata: String(PRESTITO_USUALE.durata),
  },
}

/** The names of a simulation's fields, as the address carries them. */
export const SIMULATION_NAMES: Record<Flow['product'], readonly string[]> = {
  mutuo: [
    'finalita',
    'valoreImmobile',
    'importo',
    'durata',
    'tasso',
    'eta',
    'reddito',
    'altreRate',
    'provincia',
    'classeEnergetica',
  ],
  prestito: ['finalita', 'importo', 'durata'],
}

/** Of a query, what belongs to the simulation. */
export function simulationOf(product: Flow['product'], query: Fields): Fields {
  return Object.fromEntries(
    SIMULATION_NAMES[product].filter((name) => query[name]).map((name) => [name, query[name]]),
  )
}

const purposes = (product: Flow['product']) =>
  FINALITA[product].map((name) => [name, FINALITA_LABELS[name] ?? name] as const)

/** What makes the answer more exact, for those who want to say it. */
async function aboutYou(filled: Filled): Promise<Html> {
  const names = ['eta', 'reddito', 'altreRate', 'provincia', 'classeEnergetica']
  const open = names.some((name) => filled.values[name] || filled.mistakes[name])
  const provinces = (await province()).map(({ sigla, nome }) => [sigla, nome] as const)
  return html`<details class="more"${open && html` open`}><summary>Aggiungi reddito, età e zona</summary>
<div class="fields">
${inputField({ name: 'reddito', label: LABELS.reddito, unit: '€', numeric: true }, filled)}
${inputField({ name: 'altreRate', label: LABELS.altreRate, unit: '€', numeric: true }, filled)}
${inputField({ name: 'eta', label: LABELS.eta, unit: 'anni', numeric: true }, filled)}
${selectField({ name: 'provincia', label: LABELS.provincia, options: [['', 'Non lo so'], ...provinces] }, filled)}
${selectField(
  {
    name: 'classeEnergetica',
    label: LABELS.classeEnergetica,
    options: [['', 'Non la so'], ...CLASSI_ENERGETICHE.map((name) => [name, name] as const)],
  },
  filled,
)}
</div></details>`
}

const mutuo = async (filled: Filled) => html`<div class="fields">
${selectField({ name: 'finalita', label: LABELS.finalita, options: purposes('mutuo'), wide: true }, filled)}
${inputField({ name: 'valoreImmobile', label: LABELS.valoreImmobile, unit: '€', numeric: true, required: true }, filled)}
${inputField({ name: 'importo', label: LABELS.importo, unit: '€', numeric: true, required: true }, filled)}
${inputField({ name: 'durata', label: 'In quanti anni', unit: 'anni', numeric: true, required: true }, filled)}
${selectField({ name: 'tasso', label: LABELS.tasso, options: Object.entries(TASSI) }, filled)}
</div>${await aboutYou(filled)}`

const MONTHS = Array.from({ length: 10 }, (_, index) => (index + 1) * 12)

function prestito(filled: Filled): Html {
  const asked = filled.values.durata ?? ''
  const months = MONTHS.map((n) => [String(n), n === 12 ? '1 anno' : `${n / 12} anni`] as const)
  // A duration that only the address knows stays as it was asked for.
  const known = asked === '' || months.some(([value]) => value === asked)
  const options = known ? months : [[asked, `${asked} mesi`] as const, ...months]
  return html`<div class="fields">
${selectField({ name: 'finalita', label: LABELS.finalita, options: purposes('prestito'), wide: true }, filled)}
${inputField({ name: 'importo', label: LABELS.importo, unit: '€', numeric: true, required: true }, filled)}
${selectField({ name: 'durata', label: 'In quanto tempo', options, required: true }, filled)}
</div>`
}

/** The questions of a calculator. */
export const simulationFields = async (product: Flow['product'], filled: Filled): Promise<Html> =>
  product === 'mutuo' ? mutuo(filled) : prestito(filled)
