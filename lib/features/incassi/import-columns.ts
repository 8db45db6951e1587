import { z } from 'zod'
import { addDays, dayOf, isOfOurTime } from '@/lib/core/dates'
import { toCents } from '@/lib/core/money'
import { centsCell } from '@/lib/features/syncs/egg-cells'
import { dayCell, signedMoneyCell, textCell } from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'

/** What a bank pays of a case is less than this, in euro. */
const MOST = 1_000_000
/** Lists come before the day of the money. */
const DAYS_AHEAD = 31

/** A cell in euro becomes cents; a minus is what the bank takes back. */
const signedCents = signedMoneyCell
  .pipe(
    z
      .number()
      .min(-MOST, 'Da −1.000.000 € in su.')
      .max(MOST, 'Al massimo 1.000.000 €.')
      .refine((euro) => euro !== 0, 'L’importo non può essere zero.'),
  )
  .transform((euro) => BigInt(toCents(euro)))

const isNear = (day: string) => isOfOurTime(day) && day <= dayOf(addDays(new Date(), DAYS_AHEAD))

/** What the list of a bank says of a payment. */
export const paymentColumns = {
  codice: {
    label: 'Codice della pratica',
    synonyms: ['IDEGG', 'codice', 'codice IDEGG', 'pratica', 'numero pratica', 'rif. pratica'],
    required: true,
    help: 'L’IDEGG, o il nostro codice.',
    parse: textCell(40).min(3, 'Il codice ha almeno 3 caratteri.'),
  },
  banca: {
    label: 'Banca',
    synonyms: ['istituto', 'codice banca', 'ente', 'erogante'],
    required: true,
    help: 'Il nome che ha qui, o una parola di «Abbinamenti».',
    parse: textCell(120),
  },
  data: {
    label: 'Data del pagamento',
    synonyms: ['data', 'data pagamento', 'data valuta', 'valuta', 'pagata il', 'data incasso'],
    required: true,
    parse: dayCell.refine(isNear, 'La data è troppo lontana.'),
  },
  importo: {
    label: 'Provvigione pagata',
    synonyms: ['importo', 'provvigione', 'provvigioni', 'importo provvigione', 'pagato', 'compenso'],
    required: true,
    help: 'Con il segno meno se la banca la riprende.',
    parse: signedCents,
  },
  erogato: {
    label: 'Importo erogato',
    synonyms: ['erogato', 'importo finanziato', 'finanziato', 'liquidato'],
    parse: centsCell,
  },
  riferimento: {
    label: 'Riferimento',
    synonyms: ['rif', 'CRO', 'TRN', 'distinta', 'fattura', 'numero distinta'],
    parse: textCell(120),
  },
} as const satisfies ImportColumns
export type PaymentColumns = typeof paymentColumns
