import 'server-only'
import type { ReactNode } from 'react'
import { type Company, signatureOf } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { closed } from '@/lib/italian/closed'
import { house, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, Text, View } from '@/lib/pdf/parts'
import { policyWords } from '@/lib/words/policy'
import type { QuoteOffer } from './data'
import { styles } from './pdf-styles'
import { type PlanTerms, planByYear } from './plan'

/** As many offers as a sheet holds beside the plan of one. */
export const OFFERS_SHOWN = 8

type DocumentProps = {
  of: string
  asked: string[]
  children: ReactNode
  note: string
  company: Company
  /** Of a quote: its code. */
  codice?: string
  /** Sheets of their own behind it. */
  annex?: ReactNode
  /** Of credit for consumers: the company's warning stands under what was asked. */
  warns?: boolean
}

/** The document of a simulation: what was asked, what came out, and on each sheet what it is worth. */
export function documentOf({ of, asked, children, note, company, codice, annex, warns }: DocumentProps) {
  return (
    <Document
      title={codice ? `Preventivo ${codice}` : `Simulazione di ${of}`}
      author={company.marchio}
      language="it"
    >
      <Page size="A4" style={house.page}>
        <PdfWordmark name={company.marchio} />
        <Text style={house.title}>
          {codice ? `Preventivo ${codice}: ${of}` : `La tua simulazione di ${of}`}
        </Text>
        <Text style={styles.asked}>{asked.join('  ·  ')}</Text>
        {warns ? <Text style={styles.warning}>{company.avvertenza}</Text> : null}
        {children}
        <Text style={house.note} fixed>
          {note}
        </Text>
      </Page>
      {annex}
    </Document>
  )
}

/** What the figures are worth: worked out for somebody who asked, they advertise nothing. `decides` says who may still refuse. */
export function noteOf(decides: string, asOf: string | null, company: Company, more = ''): string {
  const date = asOf ? ` Cifre del ${formatDay(asOf)}.` : ''
  return `Simulazione indicativa, non vincolante: ${decides}${date}${more} ${NO_PROFILE} ${closed(signatureOf(company))}`
}

/** Whether a price was made for this person by automated processing has to be said (art. 13 of Directive (EU) 2023/2225): ours never is. */
export const NO_PROFILE =
  'Le cifre dipendono solo da quello che hai chiesto: i prezzi non sono personalizzati con profili o decisioni automatizzate.'

type TableProps = { heads: string[]; rows: { key: string; cells: string[] }[] }

/** A table whose first column is as wide as names are. */
export function PdfTable({ heads, rows }: TableProps) {
  return (
    <View style={styles.table}>
      <Cells heads={heads} cells={heads} head />
      {rows.map(({ key, cells }) => (
        <Cells key={key} heads={heads} cells={cells} />
      ))}
    </View>
  )
}

function Cells({ heads, cells, head = false }: { heads: string[]; cells: string[]; head?: boolean }) {
  return (
    <View style={head ? house.headRow : house.row} wrap={false}>
      {cells.map((cell, index) => (
        <Text key={heads[index]} style={index === 0 ? styles.wide : styles.figure}>
          {cell}
        </Text>
      ))}
    </View>
  )
}

/** The figures that somebody compares offers by, one a line. */
export const Summary = ({ rows }: { rows: [string, string][] }) =>
  rows.map(([name, value]) => (
    <View key={name} style={house.row} wrap={false}>
      <Text style={styles.wide}>{name}</Text>
      <Text style={styles.figure}>{value}</Text>
    </View>
  ))

const QUANDO = { iniziale: 'una volta, all’inizio', mensile: 'ogni mese', annuale: 'ogni anno' } as const

/** Every charge of an offer, and when it is paid. */
export function Costs({ costi }: Pick<QuoteOffer, 'costi'>) {
  return costi.map(({ voce, importo, quando }) => (
    <Text key={voce} style={styles.cost}>
      {voce}: {euroText(importo)}, {QUANDO[quando]}
    </Text>
  ))
}

/** The same of the offer that is shown in full, with what its policy weighs and that it may be bought elsewhere. */
export const AllCosts = ({ offer }: { offer: Pick<QuoteOffer, 'costi' | 'taeg' | 'polizza'> }) => (
  <>
    <Costs costi={offer.costi} />
    {policyWords(offer).map((text) => (
      <Text key={text} style={styles.cost}>
        {text}
      </Text>
    ))}
  </>
)

/** What is paid back year by year. */
export function PlanByYear({ terms }: { terms: PlanTerms }) {
  const rows = planByYear(terms).map(({ anno, rate, interessi, capitale, residuo }) => ({
    key: String(anno),
    cells: [String(anno), euroText(rate), euroText(interessi), euroText(capitale), euroText(residuo)],
  }))
  return (
    <View>
      <Text style={house.subtitle}>Il piano, anno per anno</Text>
      <PdfTable heads={['Anno', 'Rate', 'Interessi', 'Capitale', 'Residuo']} rows={rows} />
    </View>
  )
}
