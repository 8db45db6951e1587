import { z } from 'zod'

/** Versions of what a lawyer decides, each with the day from which it holds: at least one, and no two from the same day. */
export const versionsOf = <T extends z.ZodType<{ dal: string }>>(one: T) =>
  z
    .array(one)
    .min(1, 'Serve almeno una versione.')
    .max(20, 'Al massimo 20 versioni.')
    .superRefine((all, ctx) => {
      for (const [at, { dal }] of all.entries())
        if (all.findIndex((other) => other.dal === dal) !== at)
          ctx.addIssue({
            code: 'custom',
            path: [at, 'dal'],
            message: 'Due versioni non valgono dallo stesso giorno.',
          })
    })
