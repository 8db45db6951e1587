import { z } from 'zod'
import { partitaIvaOf } from './partita-iva'
import { taxCodeOf } from './tax-code'

/** A VAT number as people write it; the value is its eleven digits. */
export const partitaIvaSchema = z
  .string('Scrivi la partita IVA.')
  .overwrite((text) => partitaIvaOf(text) ?? text)
  .refine((text) => partitaIvaOf(text) !== null, 'La partita IVA non è valida: controlla le 11 cifre.')

/** A codice fiscale as people write it; the value is what `taxCodeOf` reads in it. */
export const taxCodeSchema = z
  .string('Scrivi il codice fiscale.')
  .overwrite((text) => taxCodeOf(text) ?? text)
  .refine(
    (text) => taxCodeOf(text) !== null,
    'Il codice fiscale non è valido: controlla le lettere e le cifre.',
  )
