import type { QueueItem } from '@/components/data/files/use-upload-queue'
import type { Evento } from '@/lib/activity/schema'

const evento = (id: string, part: Partial<Evento>): Evento => ({
  _id: id,
  tipo: 'nota',
  da: null,
  a: null,
  testo: '',
  esito: null,
  quando: null,
  pubblico: false,
  chi: 'Anna Consulente',
  at: '2026-11-20T09:30:00.000Z',
  origine: null,
  annullabile: false,
  ...part,
})

export const EVENTI: readonly Evento[] = [
  evento('e1', { testo: 'La banca chiede un estratto conto aggiornato.', annullabile: true }),
  evento('e2', {
    tipo: 'chiamata',
    esito: 'richiamare',
    testo: 'Dopo le 18.',
    at: '2026-11-19T16:05:00.000Z',
  }),
  evento('e3', { tipo: 'messaggio', testo: 'Ci vediamo giovedì in agenzia.', pubblico: true }),
  evento('e4', { tipo: 'stato', da: 'Bozza', a: 'In istruttoria', at: '2026-11-18T10:00:00.000Z' }),
  evento('e5', { tipo: 'documento', testo: 'Caricato: CU o 730', chi: 'Maria Immacolata Dell’Acquaviva' }),
]

const item = (key: number, name: string, part: Partial<QueueItem>): QueueItem => ({
  key,
  file: new File(['prova'], name),
  folder: '',
  target: null,
  state: 'waiting',
  percent: 0,
  error: null,
  ...part,
})

export const QUEUE: readonly QueueItem[] = [
  item(1, 'IMG_2031.jpg', {}),
  item(2, 'busta-paga-ottobre-2026-con-un-nome-davvero-lungo.pdf', { state: 'sending', percent: 42 }),
  item(3, 'cu-2026.pdf', { state: 'done', target: 'cu' }),
  item(4, 'estratto.pdf', { state: 'failed', error: 'Il file supera 25 MB: comprimilo o dividilo.' }),
  item(5, 'altro.pdf', { state: 'cancelled' }),
]
