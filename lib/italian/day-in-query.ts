import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { type DayOptions, readDay } from './day-text'

/** A day of an address, where everything is text: read as everywhere, «1/3/2026» is the first of March, and refused in the same words. */
export const dayInQuery = (options?: DayOptions) =>
  z.preprocess((text, ctx) => {
    if (typeof text !== 'string') return text
    const { day, problem } = readDay(text, options)
    if (day !== undefined) return day
    ctx.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  }, daySchema('La data si scrive 21/11/2026.'))
