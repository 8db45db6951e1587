import 'server-only'
import { exampleLine } from '@/components/markup/example-text'
import { figuresOf } from '@/components/markup/figures'
import { dayText, euroText } from '@/components/markup/format'
import { TIPI } from '@/components/markup/mortgage-offers'
import { offerName } from '@/components/markup/offer-name'
import { rateText } from '@/components/markup/rate-text'
import { type Company, signatureOf } from '@/lib/core/company'
import { qrPath } from '@/lib/core/qr-path'
import { exampleOf, termsText } from '@/lib/features/frames/quote-terms'
import { closed } from '@/lib/italian/closed'
import { phoneText } from '@/lib/italian/phone-text'
import { PAPER } from '@/lib/pdf/house'
import { type Kit, type KitStyle, KitWordmark } from '@/lib/pdf/kit'
import { COLORI, FORMATI, type Formato } from './schema'
import type { Flyer, FlyerData } from './types'

/** `site`: where the code leads when there is no agent's page. */
export type Drawn = { flyer: Flyer; company: Company; photo: string | null; site: string }
/** `bleed`: how far the colour goes beyond where the paper is cut; `side`: from the edge of the sheet to what is read. */
type Look = Size & { bleed: number; side: number }
type Part = Drawn & { kit: Kit; look: Look }

/** How large a flyer's parts are, by its format: `unit` multiplies every length; the example is read on paper and on a telephone. */
type Size = { unit: number; padding: number; columns: boolean; figure: number; example: number }
const LOOKS: Record<Formato, Size> = {
  a3: { unit: 1.7, padding: 62, columns: true, figure: 34, example: 15 },
  a4: { unit: 1.2, padding: 44, columns: true, figure: 34, example: 10.5 },
  a5: { unit: 0.84, padding: 30, columns: true, figure: 34, example: 8 },
  storia: { unit: 0.84, padding: 30, columns: false, figure: 38, example: 8.4 },
  post: { unit: 0.6, padding: 22, columns: true, figure: 36, example: 7 },
}

/** An instalment has more digits than a rate. */
const SHARES = [0.4, 0.3, 0.3]

/** A letter's width by its size, on average; digits of figures are wider. */
const LETTER = 0.54
const DIGIT = 0.62
const TITLE_LETTER = 0.58
/** As large as it may be for its longest word to stand on one line: neither paper nor screen cuts a word well. */
const fitting = (text: string, width: number, size: number, letter = LETTER) =>
  Math.min(size, width / (Math.max(...text.split(' ').map(({ length }) => length)) * letter))

const productOf = (kind: Flyer['kind']) => (kind === 'rata' ? ('mutuo' as const) : ('prestito' as const))

const termsOf = (
  kind: Flyer['kind'],
  { input, valoreImmobile }: Pick<FlyerData, 'input' | 'valoreImmobile'>,
) => ({
  product: productOf(kind),
  finalita: input.finalita,
  importo: input.importo,
  durata: input.durata,
  valoreImmobile,
})

/** "Mutuo di 150.000 € in 25 anni" */
export const titleOf = (kind: Flyer['kind'], input: FlyerData['input']): string =>
  termsText(termsOf(kind, { input }))

/** The representative example of a flyer (art. 123 TUB). */
export function exampleText(kind: Flyer['kind'], data: FlyerData): string {
  const { offer, asOf } = data
  const about = exampleOf(termsOf(kind, data), asOf)
  return exampleLine({
    ...about,
    offer,
    name: offerName(offer),
    kind: TIPI[offer.tipoTasso],
    rate: rateText(offer),
  })
}

/** One flyer as large as its format, and its bleed. */
export function FlyerSheet({ kit, bleed = 0, ...drawn }: Drawn & { kit: Kit; bleed?: number }) {
  const { layout } = drawn.flyer
  const [width, height] = [FORMATI[layout].width + 2 * bleed, FORMATI[layout].height + 2 * bleed]
  const part = { kit, look: { ...LOOKS[layout], bleed, side: LOOKS[layout].padding + bleed }, ...drawn }
  return (
    <kit.Box style={{ width, height, backgroundColor: PAPER.ground, color: PAPER.ink, fontFamily: 'Text' }}>
      <Head {...part} />
      <kit.Box style={{ flexGrow: 1, justifyContent: 'space-around' }}>
        <Figures {...part} />
        <Person {...part} />
      </kit.Box>
      <Legal {...part} />
      {drawn.flyer.isExpired ? <Expired {...part} /> : null}
    </kit.Box>
  )
}

const WHITE = '#ffffff'
const TITLE: KitStyle = { fontFamily: 'Titles', fontWeight: 600, lineHeight: 1.15, color: WHITE }
const colourOf = ({ colore }: Flyer) => COLORI[colore].hex

function Head({ kit, look, flyer, company }: Part) {
  const { unit, padding, side } = look
  const { kind } = flyer
  const purpose = exampleOf(termsOf(kind, flyer), null).purpose.replace(/^ per /, 'Per ')
  return (
    <kit.Box style={{ padding: side, paddingBottom: padding * 0.8, backgroundColor: colourOf(flyer) }}>
      <KitWordmark
        kit={kit}
        name={company.marchio}
        height={26 * unit}
        colour={WHITE}
        ground={colourOf(flyer)}
      />
      <kit.Box style={{ marginTop: 26 * unit }}>
        {titleOf(kind, flyer.input)
          .split(/ (?=in )/)
          .map((line) => (
            <kit.Words key={line} style={{ ...TITLE, fontSize: 40 * unit }}>
              {line}
            </kit.Words>
          ))}
      </kit.Box>
      <kit.Words style={{ marginTop: 10 * unit, fontSize: 14 * unit, color: WHITE, lineHeight: 1.3 }}>
        {purpose}
      </kit.Words>
    </kit.Box>
  )
}

/** Instalment, TAN and TAEG in letters of one size: none of them stands behind another. */
function Figures({ kit, look, flyer }: Part) {
  const { unit, padding, side, columns } = look
  const { offer } = flyer
  const kind = TIPI[offer.tipoTasso]
  const [rata, taeg, tan, total] = figuresOf(offer, { kind, rate: rateText(offer) })
  const figures = [rata, tan, taeg].filter((one) => one !== undefined)
  const width = FORMATI[flyer.layout].width - 2 * padding
  const shareOf = (at: number) => width * (columns ? (SHARES[at] ?? 0) : 1)
  const size = Math.min(
    ...figures.map(({ value }, at) => fitting(value, shareOf(at), look.figure * unit, DIGIT)),
  )
  const label: KitStyle = { fontSize: 12 * unit, color: PAPER.soft, lineHeight: 1.3 }
  return (
    <kit.Box style={{ paddingLeft: side, paddingRight: side }}>
      <kit.Box style={{ flexDirection: columns ? 'row' : 'column' }}>
        {figures.map((figure, at) => (
          <kit.Box
            key={figure.label}
            style={{
              width: shareOf(at),
              marginBottom: columns ? 0 : 10 * unit,
            }}
          >
            <kit.Words style={label}>{figure.label}</kit.Words>
            <kit.Words
              style={{
                fontSize: size,
                fontWeight: 600,
                color: colourOf(flyer),
                lineHeight: 1.2,
              }}
            >
              {figure.value}
            </kit.Words>
          </kit.Box>
        ))}
      </kit.Box>
      <kit.Words style={{ ...label, marginTop: 12 * unit, color: PAPER.ink }}>
        {`${closed(offerName(offer))} ${total?.label}: ${euroText(offer.totale)}.`}
      </kit.Words>
      <kit.Words style={{ ...label, marginTop: 2 * unit }}>{`Cifre del ${dayText(flyer.asOf)}.`}</kit.Words>
    </kit.Box>
  )
}

/** Whom to ask, and a code that leads to their page. */
function Person(part: Part) {
  const { kit, look, flyer, company, photo } = part
  const { unit, padding, side } = look
  const { card } = flyer
  const name = card ? `${card.nome} ${card.cognome}` : company.marchio
  const lines = card
    ? [
        card.agenzia ? `${card.ruolo}, ${card.agenzia.nome}` : card.ruolo,
        ...(card.telefono ? [phoneText(card.telefono)] : []),
        card.email,
      ]
    : [company.telefono, company.email, company.orari].filter(Boolean)
  const size = 92 * unit
  const width = FORMATI[flyer.layout].width - 2 * padding - size - 12 * unit - (photo ? 92 * unit : 0)
  const text = Math.min(...lines.map((line) => fitting(line, width, 13 * unit)))
  return (
    <kit.Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingLeft: side,
        paddingRight: side,
      }}
    >
      {photo ? (
        <kit.Picture src={photo} style={{ width: 80 * unit, height: 80 * unit, borderRadius: 8 * unit }} />
      ) : null}
      <kit.Box style={{ width }}>
        <kit.Words
          style={{
            fontFamily: 'Titles',
            fontWeight: 600,
            fontSize: fitting(name, width, 20 * unit, TITLE_LETTER),
            lineHeight: 1.25,
            marginBottom: 2 * unit,
          }}
        >
          {name}
        </kit.Words>
        {lines.map((line) => (
          <kit.Words key={line} style={{ fontSize: text, lineHeight: 1.45 }}>
            {line}
          </kit.Words>
        ))}
      </kit.Box>
      <Code size={size} {...part} />
    </kit.Box>
  )
}

/** What leads to the flyer's calculator, for cameras and, once there is one, for fingers. */
function Code({ kit, look, flyer, site, size }: Part & { size: number }) {
  const { unit } = look
  const { card, codice } = flyer
  const link = codice ? `${site}/v/${codice}` : card?.sito ? `https://${card.sito}` : site
  const code = qrPath(link)
  // In two lines: the address is as wide as the drawing above it.
  const [host = '', ...rest] = link.replace(/^https?:\/\//, '').split('/')
  const address = codice ? [host, `/${rest.join('/')}`] : []
  return (
    <kit.Box style={{ width: size, alignItems: 'center' }}>
      <kit.Drawing
        box={[code.size, code.size]}
        shapes={[{ d: code.path, fill: PAPER.ink }]}
        style={{ width: size, height: size }}
      />
      {address.map((line) => (
        <kit.Words key={line} style={{ fontSize: fitting(line, size, 9 * unit), lineHeight: 1.3 }}>
          {line}
        </kit.Words>
      ))}
    </kit.Box>
  )
}

function Legal({ kit, look, flyer, company }: Part) {
  const { unit, padding, bleed, side, example } = look
  const oam = flyer.card?.oamNumber ? ` Agente iscritto OAM n. ${flyer.card.oamNumber}.` : ''
  const small: KitStyle = { fontSize: example, lineHeight: 1.35, color: PAPER.ink }
  return (
    <kit.Box style={{ paddingLeft: side, paddingRight: side, paddingBottom: padding * 0.7 + bleed }}>
      {flyer.kind === 'prestito' ? (
        <kit.Words
          style={{
            ...small,
            // As large as the largest of the running text above it.
            fontSize: Math.max(example * 1.25, 13 * unit),
            fontWeight: 600,
            marginBottom: example * 0.5,
          }}
        >
          {company.avvertenza}
        </kit.Words>
      ) : null}
      <kit.Words style={small}>{exampleText(flyer.kind, flyer)}</kit.Words>
      <kit.Words style={{ ...small, marginTop: example * 0.5 }}>
        {`Messaggio pubblicitario con finalità promozionale: la concessione del finanziamento è soggetta alla valutazione della banca. ${closed(signatureOf(company))}${oam}`}
      </kit.Words>
    </kit.Box>
  )
}

/** Across the whole of it: figures of another month are not handed out. */
function Expired({ kit, look, flyer }: Part) {
  const { width, height } = FORMATI[flyer.layout]
  // Seven capitals, slanted: from edge to edge and not beyond.
  const size = width * 0.17
  return (
    <kit.Box
      style={{
        position: 'absolute',
        left: look.bleed,
        top: height / 2 - size + look.bleed,
        width,
        alignItems: 'center',
        opacity: 0.4,
        transform: 'rotate(-24deg)',
      }}
    >
      <kit.Words style={{ fontSize: size, fontWeight: 600, color: '#a3282b', lineHeight: 1.2 }}>
        SCADUTO
      </kit.Words>
    </kit.Box>
  )
}
