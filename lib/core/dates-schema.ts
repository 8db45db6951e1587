import { z } from 'zod'
import { isOfOurTime } from './dates'

const NOT_VALID = 'La data non è valida.'

/** A day, AAAA-MM-GG, of the years 1900 to 9999; `message` says what is wrong with what is no day. */
export const daySchema = (message: string) =>
  z.iso.date({ error: message, abort: true }).refine(isOfOurTime, NOT_VALID)

/** An instant in UTC of the years 1900 to 9999; `message` says what is wrong with what is no instant. */
export const instantSchema = (message: string) =>
  z.iso.datetime({ error: message, abort: true }).refine(isOfOurTime, NOT_VALID)
