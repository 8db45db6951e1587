import type { MotivoRifiuto } from '@/prisma/generated/client'

export const PRAISE: readonly string[] = [
  'Sempre disponibile, ha risposto anche fuori orario.',
  'Ci ha spiegato ogni voce di costo prima di firmare.',
  'Tempi rispettati e nessuna sorpresa al rogito.',
  'Professionale e paziente con tutte le nostre domande.',
  'Ha trovato una soluzione che la nostra banca non ci aveva proposto.',
  'Primo mutuo, tanti dubbi: ci ha accompagnati passo per passo fino al notaio.',
  'Ha confrontato quattro banche e ci ha mostrato i conti uno accanto all’altro.',
  'Documenti caricati dal telefono, risposte in giornata. Consigliato.',
  'Surroga chiusa in sei settimane, con la rata più bassa di 140 euro.',
  '',
]

export const DOUBT: readonly string[] = [
  'Buon risultato, ma i tempi della banca sono stati lunghi.',
  'Avrei voluto più aggiornamenti durante l’istruttoria.',
  'Alla fine bene, ma ho dovuto mandare due volte gli stessi documenti.',
  'La rata è quella promessa, la perizia però è arrivata con tre settimane di ritardo.',
  '',
]

export const ANSWERS = {
  thanks: [
    'Grazie a voi della fiducia: buona vita nella casa nuova.',
    'Grazie, riferiamo con piacere a chi vi ha seguito.',
  ],
  sorry: [
    'Grazie di avercelo scritto. Abbiamo chiesto alla banca di avvisare prima quando i tempi si allungano.',
    'Ci dispiace per l’attesa: da questo mese scriviamo a ogni cliente almeno una volta alla settimana.',
  ],
} as const

export const REFUSED: readonly (readonly [MotivoRifiuto, string])[] = [
  ['dati_personali', 'Bravissima, chiamatela al 333 555 01 99 e dite che vi mando io.'],
  ['non_pertinente', 'Non ho ancora capito quando apre la filiale nuova.'],
  ['pubblicita', 'Io ho poi trovato di meglio su www.prestitiveloci.example, guardate lì.'],
  ['offensivo', 'Siete dei ladri come tutti gli altri.'],
]

/** Every second rating of the queue: what the office should see before it publishes. */
export const PLANTED: readonly { stelle: number; commento: string; repeated?: boolean }[] = [
  { stelle: 5, commento: 'Ottimo lavoro, se volete un parere scrivetemi a lettore@posta.example.' },
  { stelle: 5, commento: 'Gentilissimo. Il suo numero diretto è 347 000 12 34, risponde sempre.' },
  { stelle: 1, commento: 'Una truffa: mi avevano detto un tasso e alla firma era un altro.' },
  { stelle: 5, commento: 'Servizio eccellente, agente eccellente, esperienza eccellente.', repeated: true },
  { stelle: 5, commento: 'Servizio eccellente, agente eccellente, esperienza eccellente.', repeated: true },
  { stelle: 2, commento: 'Alla fine ho risparmiato di più con www.mutuifacili.example.' },
]
