import { formatDay } from '@/lib/core/dates'
import { fold } from '@/lib/core/text'
import { FinanceError, need } from '@/lib/finance/error'
import { birthdayProblem } from '@/lib/italian/birthday'
import { ibanOf, italianIban } from '@/lib/italian/iban'
import { partitaIvaOf } from '@/lib/italian/partita-iva'
import { readTaxCode, taxCode, taxCodeDoubts, taxCodeOf } from '@/lib/italian/tax-code'
import { optionsOf } from '@/lib/words/options'
import { textOf } from './read-values'
import { type Known, type Outcome, type Tool, type Town, townName, type Values } from './tool-types'

const SESSI = { F: 'Femminile', M: 'Maschile' } as const
const half = { width: 6 } as const
const NO_PROOF = 'Il controllo è formale: che il codice esista davvero lo dice solo l’Agenzia delle Entrate.'

/** Foreign countries have codes of their own, that begin with Z. */
function birthPlace(catastale: string, { towns }: Known): string {
  const town = towns.find(([, , code]) => code === catastale)
  if (town) return townName(town)
  return catastale.startsWith('Z') ? `Stato estero ${catastale}` : `Codice catastale ${catastale}`
}

/** Eleven figures say nothing of their owner. */
const ofFigures = (code: string): Outcome => ({
  figures: [
    ['Codice', code],
    ['Controllo', 'La cifra finale torna'],
    ['Di chi può essere', 'Una società, un’associazione o un condominio; di una persona, se è provvisorio'],
  ],
  formula:
    'Undici cifre: quelle di posto pari contano il doppio, meno 9 quando superano 9, e la somma di tutte deve essere un multiplo di 10 (D.M. 23/12/1976).',
  note: `Non dice né nome né nascita. ${NO_PROOF}`,
})

function checkCode(values: Values, known: Known): Outcome | null {
  const text = textOf(values, 'codice')
  if (!text) return null
  const code = taxCodeOf(text)
  if (code && /^\d+$/.test(code)) return ofFigures(code)
  const read = code && readTaxCode(code, known.today)
  if (!read) throw new FinanceError('codice', 'Non è un codice fiscale valido: controlla lettere e numeri.')
  const [nome, cognome] = [textOf(values, 'nome'), textOf(values, 'cognome')]
  const doubts = nome && cognome ? taxCodeDoubts(code, { nome, cognome, dataNascita: null }) : []
  return {
    figures: [
      ['Codice', code],
      ['Controllo', 'La lettera finale torna'],
      ['Sesso', SESSI[read.sesso]],
      ['Data di nascita', formatDay(read.nascita)],
      ['Luogo di nascita', birthPlace(read.catastale, known)],
      ...(read.omocodia ? [['Omocodia', 'Sì: lettere al posto di cifre'] as const] : []),
      ...(nome && cognome
        ? [
            [
              'Nome e cognome',
              doubts.length === 0 ? 'Corrispondono' : `Non torna: ${doubts.join(' e ')}`,
            ] as const,
          ]
        : []),
    ],
    formula:
      'Tre lettere del cognome, tre del nome, anno, mese e giorno di nascita (più 40 per le donne), codice catastale del comune e una lettera che controlla le altre (D.M. 23/12/1976).',
    note: `Del secolo decide l’età: fra due date possibili vale la più recente già passata. ${NO_PROOF}`,
    isBad: doubts.length > 0,
  }
}

function computeCode(values: Values, known: Known): Outcome | null {
  const [nome, cognome] = [textOf(values, 'nome'), textOf(values, 'cognome')]
  const [nascita, comune] = [textOf(values, 'nascita'), textOf(values, 'comune').toUpperCase()]
  if (!nome && !cognome) return null
  need(/\p{L}/u.test(cognome), 'cognome', 'Scrivi il cognome.')
  need(/\p{L}/u.test(nome), 'nome', 'Scrivi il nome.')
  need(/^\d{4}-\d{2}-\d{2}$/.test(nascita), 'nascita', 'Scrivi la data di nascita.')
  const problem = birthdayProblem(nascita, known.today)
  if (problem) throw new FinanceError('nascita', problem)
  need(
    /^[A-Z]\d{3}$/.test(comune),
    'comune',
    'Scegli il comune, o scrivi il codice catastale: una lettera e tre cifre.',
  )
  const sesso = (['F', 'M'] as const).find((one) => one === values.sesso)
  need(sesso !== undefined, 'sesso', 'Scegli il sesso.')
  const code = taxCode({ nome, cognome, sesso, nascita: new Date(`${nascita}T00:00:00Z`), catastale: comune })
  return {
    figures: [
      ['Codice fiscale', code],
      ['Sesso', SESSI[sesso]],
      ['Nascita', `${formatDay(nascita)}, ${birthPlace(comune, known)}`],
    ],
    formula:
      'Tre lettere del cognome e tre del nome (le consonanti, poi le vocali), data di nascita con il giorno più 40 per le donne, codice catastale del comune e lettera di controllo (D.M. 23/12/1976).',
    note: `Chi ha un omonimo nato lo stesso giorno può avere un codice diverso. ${NO_PROOF}`,
  }
}

const taxCodeTool: Tool = {
  id: 'codice-fiscale',
  title: 'Codice fiscale',
  about: 'Si calcola, si controlla e si legge.',
  needs: 'comuni',
  widgets: ['comune'],
  start: { operazione: 'calcola' },
  fields: [
    {
      name: 'operazione',
      label: 'Che cosa ti serve',
      kind: 'select',
      required: true,
      options: [
        { value: 'calcola', label: 'Calcolarlo' },
        { value: 'controlla', label: 'Controllarlo e leggerlo' },
      ],
    },
    {
      name: 'codice',
      label: 'Codice fiscale',
      kind: 'text',
      required: true,
      when: { field: 'operazione', in: ['controlla'] },
    },
    { name: 'nome', label: 'Nome', kind: 'text', ...half },
    { name: 'cognome', label: 'Cognome', kind: 'text', ...half },
    {
      name: 'sesso',
      label: 'Sesso',
      kind: 'select',
      required: true,
      ...half,
      options: optionsOf(SESSI),
      when: { field: 'operazione', in: ['calcola'] },
    },
    {
      name: 'nascita',
      label: 'Data di nascita',
      kind: 'day',
      past: true,
      ...half,
      when: { field: 'operazione', in: ['calcola'] },
    },
    {
      name: 'comune',
      label: 'Comune di nascita',
      kind: 'text',
      when: { field: 'operazione', in: ['calcola'] },
    },
  ],
  compute: (values, known) =>
    values.operazione === 'controlla' ? checkCode(values, known) : computeCode(values, known),
}

const ibanTool: Tool = {
  id: 'iban',
  title: 'IBAN',
  about: 'Si controlla, e di uno italiano si leggono banca e filiale.',
  start: {},
  fields: [{ name: 'iban', label: 'IBAN', kind: 'text', required: true }],
  compute(values) {
    const text = textOf(values, 'iban')
    if (!text) return null
    const iban = ibanOf(text)
    if (!iban) throw new FinanceError('iban', 'Non è un IBAN valido: controlla lettere, cifre e lunghezza.')
    const parts = italianIban(iban)
    need(!iban.startsWith('IT') || parts !== null, 'iban', 'Il CIN non torna: controlla ABI, CAB e conto.')
    return {
      figures: [
        ['IBAN', iban.replace(/(.{4})/g, '$1 ').trim()],
        ['Controllo', 'Le cifre di controllo tornano'],
        ...(parts
          ? ([
              ['CIN', parts.cin],
              ['ABI (banca)', parts.abi],
              ['CAB (filiale)', parts.cab],
              ['Conto', parts.conto],
            ] as const)
          : ([['Paese', iban.slice(0, 2)]] as const)),
      ],
      formula:
        'Le prime quattro lettere e cifre vanno in fondo, le lettere diventano numeri da 10 a 35: il resto della divisione per 97 deve essere 1 (ISO 13616). In Italia anche il CIN controlla ABI, CAB e conto.',
      note: 'Il controllo è formale: non dice se il conto esiste né di chi è.',
    }
  },
}

const vatTool: Tool = {
  id: 'partita-iva',
  title: 'Partita IVA',
  about: 'Si controlla la cifra finale.',
  start: {},
  fields: [{ name: 'partitaIva', label: 'Partita IVA', kind: 'text', required: true }],
  compute(values) {
    const text = textOf(values, 'partitaIva')
    if (!text) return null
    const digits = partitaIvaOf(text)
    if (!digits)
      throw new FinanceError(
        'partitaIva',
        'Non è una partita IVA valida: undici cifre, l’ultima di controllo.',
      )
    return {
      figures: [
        ['Partita IVA', digits],
        ['Controllo', 'La cifra finale torna'],
        ['Numero del contribuente', digits.slice(0, 7)],
        ['Codice dell’ufficio', digits.slice(7, 10)],
      ],
      formula:
        'Le cifre di posto pari contano il doppio, meno 9 quando superano 9: la somma di tutte deve essere un multiplo di 10 (D.M. 23/12/1976).',
      note: NO_PROOF,
    }
  },
}

const townsTool: Tool = {
  id: 'cap-e-comuni',
  title: 'CAP e comuni',
  about: 'Provincia, CAP e codice catastale.',
  needs: 'comuni',
  start: {},
  fields: [{ name: 'cerca', label: 'Comune, CAP o codice catastale', kind: 'text', required: true }],
  compute(values, { towns }) {
    const text = textOf(values, 'cerca')
    if (text.length < 2 || towns.length === 0) return null
    const asked = fold(text)
    const fits = ([nome, , catastale, caps, altri = []]: Town) =>
      [nome, ...altri].some((name) => fold(name).includes(asked)) ||
      catastale.toLowerCase() === asked ||
      caps.includes(text)
    const isFirst = ([nome]: Town) => fold(nome).startsWith(asked)
    const found = towns.filter(fits).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    need(found.length > 0, 'cerca', 'Nessun comune con questo nome o codice.')
    return {
      figures: [['Comuni trovati', String(found.length)]],
      formula: 'L’elenco dei comuni di ISTAT e Agenzia delle Entrate che usa il sito.',
      table: {
        heads: ['Comune', 'Provincia', 'Codice catastale', 'CAP'],
        rows: found
          .slice(0, 30)
          .map(([nome, provincia, catastale, caps, , oggi]) => [
            oggi && oggi !== nome ? `${nome}, oggi ${oggi}` : nome,
            provincia,
            catastale,
            caps.length > 3 ? `${caps[0]}–${caps.at(-1)}` : caps.join(', '),
          ]),
      },
      note: found.length > 30 ? 'Ne vedi trenta: scrivi qualche lettera in più.' : undefined,
    }
  },
}

export const IDENTITY_TOOLS: readonly Tool[] = [taxCodeTool, ibanTool, vatTool, townsTool]
