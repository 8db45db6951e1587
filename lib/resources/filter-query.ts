import { z } from 'zod'

/** A parameter whose value is read by whoever knows what it may be. */
export const textParameter = z.string().max(2000).optional()

/** The parameters of a list's or a report's filters, for the query of a route: `filter[stato]`, each a text. */
export const filterQuery = (filters: readonly { name: string }[]) =>
  Object.fromEntries(filters.map(({ name }) => [`filter[${name}]`, textParameter]))
