import { phoneText } from '@/lib/italian/phone-text'
import type { AvvisoBdv, BdvCard, BdvOptions } from './schema'

/** Letters of a name in the large face, and in the small one; a longer one does not stand on a card. */
const NOME_GRANDE = 22
export const NOME_MASSIMO = 34
/** Letters of a line as wide as the card, and of one beside the band. */
const RIGA = { classico: 54, fascia: 36 } as const

type Line = { campo: string; testo: string }

const nameOf = ({ nome, cognome }: BdvCard) => `${nome} ${cognome}`

/** Points of the name's letters. */
export const nameSize = (card: BdvCard): number => (nameOf(card).length <= NOME_GRANDE ? 14 : 10.5)

/** The lines under the name, in their order. */
export function linesOf(card: BdvCard, { cellulare, whatsapp, layout }: BdvOptions): Line[] {
  const { telefono, whatsapp: number, email, agenzia } = card
  const isSame = number !== null && telefono?.replace(/\D/g, '') === number
  const tel = cellulare && telefono ? phoneText(telefono) : null
  const chat = whatsapp && number ? phoneText(`+${number}`) : null
  return [
    ...(tel ? [{ campo: 'telefono', testo: isSame && chat ? `${tel} (anche WhatsApp)` : tel }] : []),
    ...(chat && !(isSame && tel) ? [{ campo: 'whatsapp', testo: `WhatsApp ${chat}` }] : []),
    ...mailLines(email, RIGA[layout]),
    ...(agenzia ? addressOf(agenzia) : []),
  ]
}

/** An address has no spaces at which a long line may end: it ends before its domain. */
function mailLines(email: string, most: number): Line[] {
  if (email.length <= most) return [{ campo: 'email', testo: email }]
  return email.split(/(?=@)/).map((testo) => ({ campo: 'email', testo }))
}

/** Letters of the public address on the back, beside the code. */
const PERCORSO = 36

/** The public address in two lines; a long one leads to the site. */
export function siteLines(sito: string): string[] {
  const [host = sito, ...rest] = sito.split(/(?=\/)/)
  const path = rest.join('')
  return path && path.length <= PERCORSO ? [host, path] : [host]
}

const addressOf = ({ nome, indirizzo, cap, comune, provincia }: NonNullable<BdvCard['agenzia']>): Line[] => [
  { campo: 'agenzia', testo: nome },
  { campo: 'agenzia', testo: indirizzo },
  { campo: 'agenzia', testo: `${cap} ${comune} (${provincia})` },
]

const isMissing = (campo: string, messaggio: string): AvvisoBdv => ({ campo, messaggio, blocca: false })

/** What of the card does not fit, or is asked for and not there. */
export function avvisiOf(card: BdvCard, options: BdvOptions): AvvisoBdv[] {
  const letters = nameOf(card).length
  const most = RIGA[options.layout]
  const lines = linesOf(card, options).filter(({ campo }) => campo !== 'email')
  const tooLong = [...lines, { campo: 'email', testo: card.email }].filter(({ testo }) => testo.length > most)
  return [
    ...(letters > NOME_MASSIMO
      ? [
          {
            campo: 'nome',
            messaggio: `Il nome ha ${letters} caratteri: sul biglietto ce ne stanno ${NOME_MASSIMO}. Chiedi alla sede di abbreviarlo.`,
            blocca: true,
          },
        ]
      : []),
    ...tooLong.map(({ campo, testo }) => isMissing(campo, `«${testo}» non sta su una riga: andrà a capo.`)),
    ...(options.cellulare && !card.telefono ? [isMissing('telefono', 'Nel profilo manca il telefono.')] : []),
    ...(options.whatsapp && !card.whatsapp
      ? [isMissing('whatsapp', 'Nel profilo manca il numero di WhatsApp.')]
      : []),
    ...(options.foto && !card.urlPhoto ? [isMissing('foto', 'Nel profilo manca la fotografia.')] : []),
    ...(options.oam && !card.oamNumber
      ? [isMissing('oam', 'Manca il numero OAM dell’agente: resta quello della società.')]
      : []),
  ]
}
