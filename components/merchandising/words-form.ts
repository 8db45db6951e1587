import { z } from 'zod'
import type { Campo, Testo } from '@/lib/features/merchandising/types'
import type { Field } from '@/lib/resources/view'

/* What is asked to be written on an item, as fields of a form: their names are the places of the questions. */

const nameOf = (at: number) => `campo${at}`

export const fieldsOf = (campi: readonly Campo[]): Field[] =>
  campi.map(({ nome, lettere, obbligatorio }, at) => ({
    name: nameOf(at),
    label: nome,
    kind: 'text',
    required: obbligatorio,
    help: `Al massimo ${lettere} caratteri.`,
  }))

export const schemaOf = (campi: readonly Campo[]) =>
  z.object(
    Object.fromEntries(
      campi.map(({ nome, lettere, obbligatorio }, at) => {
        const text = z.string(`Scrivi «${nome}».`).trim().max(lettere, `Al massimo ${lettere} caratteri.`)
        return [nameOf(at), obbligatorio ? text.min(1, `Scrivi «${nome}».`) : text.nullable()]
      }),
    ),
  )

export const valuesOf = (campi: readonly Campo[], testi: readonly Testo[]): Record<string, string> =>
  Object.fromEntries(
    campi.map(({ nome }, at) => [nameOf(at), testi.find((one) => one.nome === nome)?.testo ?? '']),
  )

/** What was written, with the question that it answers. */
export const testiIn = (campi: readonly Campo[], values: Readonly<Record<string, unknown>>): Testo[] =>
  campi.flatMap(({ nome }, at) => {
    const testo = String(values[nameOf(at)] ?? '').trim()
    return testo ? [{ nome, testo }] : []
  })
