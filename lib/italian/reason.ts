import { z } from 'zod'
import { numberText } from '@/lib/core/number-text'

/** So many letters say something: "ok" and "…" do not. */
const LEAST_LETTERS = 3
const MOST_CHARACTERS = 500

/** Whether a text gives a reason: what has no letters says nothing, however long it is. */
export const isReason = (text: string | null | undefined, least = LEAST_LETTERS): text is string =>
  (text?.match(/\p{L}/gu)?.length ?? 0) >= least

type Bounds = {
  /** Letters: dots, spaces and digits are not counted. */
  least?: number
  /** Said of a text that has fewer, where that is something else than that it is missing. */
  short?: string
  /** Characters. */
  most?: number
}

/** Why somebody does something that others will ask about: it is kept, and read by who was not there. */
export const reasonSchema = (
  missing: string,
  { least = LEAST_LETTERS, short = missing, most = MOST_CHARACTERS }: Bounds = {},
) =>
  z
    .string(missing)
    .trim()
    // The contract of the API says this bound; the next one cannot be said there.
    .min(least, { error: short, abort: true })
    .max(most, `Al massimo ${numberText(most)} caratteri.`)
    .refine((text) => isReason(text, least), short)
