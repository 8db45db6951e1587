import { z } from 'zod'

type Options<K extends string> = {
  max: number
  /** Fields that no two rows may share. */
  unique?: readonly K[]
  /** "Due righe hanno lo stesso importo e la stessa durata." */
  message?: string
}

/**
 * The rows that are written with their parent: a field of the parent's schema, on both sides. A row that names its
 * `_id` is that row, changed; one without is new; one that is not named any more goes.
 */
export function childRows<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  { max, unique, message = 'Questa riga c’è già.' }: Options<keyof S & string>,
) {
  const row = z.strictObject({ _id: z.uuid().optional(), ...schema.shape })
  const rows = z.array(row, 'Serve un elenco di righe.').max(max, `Al massimo ${max} righe.`)
  return rows.superRefine((given, ctx) => {
    const seen = new Set<string>()
    for (const [index, one] of (given as Record<string, unknown>[]).entries()) {
      const keys = [...(one._id ? [`id ${one._id}`] : []), ...(unique ? [keyOf(one, unique)] : [])]
      if (keys.some((key) => seen.has(key))) ctx.addIssue({ code: 'custom', path: [index], message })
      for (const key of keys) seen.add(key)
    }
  })
}

const keyOf = (row: Record<string, unknown>, names: readonly string[]) =>
  JSON.stringify(names.map((name) => row[name]))
