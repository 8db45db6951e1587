import {
  choiceCell,
  countCell,
  dayCell,
  moneyCell,
  provinceCell,
  textCell,
  yesCell,
} from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { annuncioSchema, CLASSI } from './schema'

const { prezzo, mq, url, idEsterno, titolo } = annuncioSchema.shape

/** What a file says of a listing: what the partner's deliveries say, in columns. */
export const listingColumns = {
  idEsterno: {
    label: 'Id del partner',
    synonyms: ['id', 'codice', 'riferimento', 'external id', 'id annuncio'],
    required: true,
    parse: idEsterno,
  },
  titolo: { label: 'Titolo', synonyms: ['annuncio', 'descrizione', 'title'], parse: titolo },
  comune: { label: 'Comune', synonyms: ['città', 'citta', 'city'], parse: textCell(80) },
  provincia: { label: 'Provincia', synonyms: ['prov', 'pr'], parse: provinceCell, isProvince: true },
  prezzo: { label: 'Prezzo', synonyms: ['prezzo (€)', 'importo', 'price'], parse: moneyCell.pipe(prezzo) },
  mq: {
    label: 'Metri quadri',
    synonyms: ['mq', 'm²', 'm2', 'superficie'],
    parse: countCell.pipe(mq.unwrap().unwrap()),
  },
  classe: {
    label: 'Classe energetica',
    synonyms: ['classe', 'ape'],
    parse: choiceCell(
      Object.fromEntries(CLASSI.map((one) => [one, one])) as Record<(typeof CLASSI)[number], string>,
    ),
  },
  url: { label: 'Indirizzo dell’annuncio', synonyms: ['url', 'link', 'sito'], parse: url.unwrap().unwrap() },
  scadeIl: { label: 'Scade il', synonyms: ['scadenza', 'scade'], parse: dayCell },
  attivo: {
    label: 'Attivo',
    synonyms: ['stato', 'attiva'],
    help: 'Sì o no; un annuncio nuovo è attivo.',
    parse: yesCell,
  },
} as const satisfies ImportColumns
export type ListingColumns = typeof listingColumns
