import 'server-only'
import { type Company, signatureOf } from '@/lib/core/company'
import { qrPath } from '@/lib/core/qr-path'
import { PAPER } from '@/lib/pdf/house'
import { type Kit, KitMark, type KitStyle, KitWordmark } from '@/lib/pdf/kit'
import { mm } from '@/lib/pdf/print-boxes'
import { linesOf, nameSize, siteLines } from './fits'
import { qrCard } from './qr-card'
import type { BdvCard, BdvOptions } from './schema'

/** Millimetres. */
export const CARD = { width: 85, height: 55, bleed: 3 } as const
const MARGIN = 6
/** Letters are black, and printed with black ink alone. */
const BLACK = '#000000'
const PALE = '#b7d0d1'

export type Drawn = { card: BdvCard; options: BdvOptions; company: Company; photo: string | null }
export type FaceProps = Drawn & { kit: Kit; bleed?: number }

const small: KitStyle = { fontFamily: 'Text', fontWeight: 400, fontSize: 7, lineHeight: 1.38, color: BLACK }
const tiny: KitStyle = { ...small, fontSize: 5.6, lineHeight: 1.3 }

/** The size of a face, its bleed included, and where its own edge lies. */
function face(bleed: number, more: KitStyle): KitStyle {
  return {
    width: mm(CARD.width + 2 * bleed),
    height: mm(CARD.height + 2 * bleed),
    padding: mm(MARGIN + bleed),
    ...more,
  }
}

export function Front(props: FaceProps) {
  return props.options.layout === 'fascia' ? <BandFront {...props} /> : <ClassicFront {...props} />
}

function ClassicFront({ bleed = CARD.bleed, ...drawn }: FaceProps) {
  const { kit, options, company, photo } = drawn
  const shown = options.foto && photo
  const width = CARD.width - 2 * MARGIN - (shown ? 20 : 0)
  return (
    <kit.Box style={face(bleed, { backgroundColor: PAPER.ground, justifyContent: 'space-between' })}>
      <kit.Box style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <kit.Box style={{ width: mm(width) }}>
          <KitWordmark kit={kit} name={company.marchio} height={13} />
          <kit.Box style={{ marginTop: 9 }}>
            <Name {...drawn} />
          </kit.Box>
        </kit.Box>
        {shown ? <Photo kit={kit} src={shown} size={17} /> : null}
      </kit.Box>
      <Contacts {...drawn} />
    </kit.Box>
  )
}

function BandFront({ bleed = CARD.bleed, ...drawn }: FaceProps) {
  const { kit, options, photo } = drawn
  const band: KitStyle = {
    width: mm(22 + bleed),
    height: mm(CARD.height + 2 * bleed),
    paddingTop: mm(MARGIN + bleed),
    paddingBottom: mm(MARGIN + bleed),
    paddingLeft: mm(bleed),
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: PAPER.base,
  }
  return (
    <kit.Box style={face(bleed, { backgroundColor: PAPER.ground, flexDirection: 'row', padding: 0 })}>
      <kit.Box style={band}>
        <KitMark kit={kit} size={30} colour="#f2f8f7" ground={PAPER.base} />
        {options.foto && photo ? <Photo kit={kit} src={photo} size={16} /> : null}
      </kit.Box>
      <kit.Box
        style={{
          width: mm(CARD.width - 22 + bleed),
          paddingTop: mm(MARGIN + bleed),
          paddingBottom: mm(MARGIN + bleed),
          paddingLeft: mm(4.5),
          paddingRight: mm(4 + bleed),
          justifyContent: 'space-between',
        }}
      >
        <kit.Box>
          <Name {...drawn} />
        </kit.Box>
        <Contacts {...drawn} />
      </kit.Box>
    </kit.Box>
  )
}

function Name({ kit, card }: FaceProps) {
  return (
    <kit.Box>
      <kit.Words
        style={{
          fontFamily: 'Titles',
          fontWeight: 600,
          fontSize: nameSize(card),
          lineHeight: 1.15,
          color: BLACK,
        }}
      >
        {`${card.nome} ${card.cognome}`}
      </kit.Words>
      <kit.Words style={{ ...small, marginTop: 2 }}>{card.ruolo}</kit.Words>
    </kit.Box>
  )
}

function Contacts({ kit, card, options, company }: FaceProps) {
  return (
    <kit.Box>
      {linesOf(card, options).map(({ testo }) => (
        <kit.Words key={testo} style={small}>
          {testo}
        </kit.Words>
      ))}
      <kit.Words style={{ ...tiny, marginTop: 4 }}>{signatureOf(company, ' · ')}</kit.Words>
      {options.oam && card.oamNumber ? (
        <kit.Words style={tiny}>{`Agente iscritto OAM n. ${card.oamNumber}`}</kit.Words>
      ) : null}
    </kit.Box>
  )
}

const Photo = ({ kit, src, size }: { kit: Kit; src: string; size: number }) => (
  <kit.Picture src={src} style={{ width: mm(size), height: mm(size), borderRadius: mm(2) }} />
)

export function Back({ kit, card, options, company, bleed = CARD.bleed }: FaceProps) {
  const site = card.sito ?? company.email.split('@')[1] ?? company.marchio
  return (
    <kit.Box
      style={face(bleed, {
        backgroundColor: PAPER.base,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
      })}
    >
      <kit.Box style={{ width: mm(CARD.width - 2 * MARGIN - (options.qr ? 27 : 0)) }}>
        <KitWordmark kit={kit} name={company.marchio} height={17} colour="#f2f8f7" ground={PAPER.base} />
        <kit.Box style={{ marginTop: 12 }}>
          {siteLines(site).map((line) => (
            <kit.Words key={line} style={{ ...small, color: '#f2f8f7' }}>
              {line}
            </kit.Words>
          ))}
        </kit.Box>
        {options.qr ? (
          <kit.Words style={{ ...tiny, marginTop: 6, color: PALE }}>
            Inquadra il codice per salvare i miei contatti.
          </kit.Words>
        ) : null}
        {/* A card is advertising: as large as the text that it stands under. */}
        <kit.Words style={{ ...small, marginTop: 6, fontWeight: 600, color: '#f2f8f7' }}>
          {company.avvertenza}
        </kit.Words>
      </kit.Box>
      {options.qr ? <Code kit={kit} text={qrCard(card, options, company.marchio)} /> : null}
    </kit.Box>
  )
}

/** Twenty millimetres with its quiet zone: more than the fifteen at which cameras read it. */
function Code({ kit, text }: { kit: Kit; text: string }) {
  const { size, path } = qrPath(text)
  return (
    <kit.Box style={{ width: mm(24), height: mm(24), backgroundColor: PAPER.ground, borderRadius: mm(1.5) }}>
      <kit.Drawing
        box={[size, size]}
        shapes={[{ d: path, fill: BLACK }]}
        style={{ width: mm(24), height: mm(24) }}
      />
    </kit.Box>
  )
}
