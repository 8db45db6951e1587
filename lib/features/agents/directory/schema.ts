import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { FIGURE } from '@/lib/features/agents/schema'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { PRODOTTI } from '@/lib/words/products'

/** Several values of one filter are an "or", with commas between them as in every list. */
const several = <T extends z.ZodType<string, string>>(one: T) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(one).max(100, 'Al massimo 100 valori.'))
    .optional()

/** The facets of the directory; `filter[…]` narrows by each. */
export const FACETS = ['provincia', 'agencyId', 'figura', 'prodotti', 'lingue'] as const
export type Facet = (typeof FACETS)[number]

/** The orders of the directory; `vicino` needs a CAP. */
export const SORTS = ['cognome', '-cognome', 'agenzia', '-agenzia', 'vicino', '-vicino'] as const

/** GET /v2/agents/directory */
export const directoryQuery = z
  .strictObject({
    limit: pageLimit(50),
    cursor: z.string().max(500).optional(),
    sort: z.enum(SORTS, 'Ordinamento non previsto.').optional(),
    q: z.string().trim().max(100, 'Al massimo 100 caratteri.').optional(),
    vicino: z
      .string()
      .regex(/^\d{5}$/, 'Il CAP ha cinque cifre.')
      .optional(),
    'filter[provincia]': several(z.string().regex(/^[A-Z]{2}$/, 'La sigla della provincia ha due lettere.')),
    'filter[agencyId]': several(z.uuid('Agenzia non valida.')),
    'filter[figura]': several(z.enum(keysOf(FIGURE), 'Figura non prevista.')),
    'filter[prodotti]': several(z.enum(keysOf(PRODOTTI), 'Prodotto non previsto.')),
    'filter[lingue]': several(z.string().max(40, 'Lingua non prevista.')),
    'filter[presente]': z.enum(['true', 'false'], 'Scegli sì o no.').optional(),
  })
  .refine(({ sort, vicino }) => !sort?.endsWith('vicino') || vicino !== undefined, {
    path: ['vicino'],
    message: 'Per ordinare per distanza scrivi un CAP.',
  })
export type DirectoryQuery = z.infer<typeof directoryQuery>

const personSchema = z.object({
  _id: z.string(),
  nome: z.string(),
  cognome: z.string(),
  telefono: z.string().nullable(),
})

const colleagueSchema = z.object({
  _id: z.string(),
  /** Of the public page; null where there is none. */
  slug: z.string().nullable(),
  nome: z.string(),
  cognome: z.string(),
  figura: z.enum(keysOf(FIGURE)),
  urlPhoto: z.string().nullable(),
  telefono: z.string().nullable(),
  whatsapp: z.string().nullable(),
  /** Null where colleagues do not see it. */
  email: z.string().nullable(),
  oamNumber: z.string().nullable(),
  /** Where they work: the provinces they chose, else the one they belong to. */
  province: z.array(z.string()),
  prodotti: z.array(z.string()),
  lingue: z.array(z.string()),
  agency: z
    .object({
      _id: z.string(),
      nome: z.string(),
      indirizzo: z.string(),
      cap: z.string(),
      comune: z.string(),
      provincia: z.string(),
    })
    .nullable(),
  presente: z.boolean(),
  /** Last day away, while they are away; and who stands in. */
  assenteFino: z.string().nullable(),
  sostituto: personSchema.nullable(),
  /** From the CAP asked for to the agency. */
  distanzaKm: z.number().nullable(),
})
export type Colleague = z.infer<typeof colleagueSchema>

const facetSchema = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))

export const directoryReply = z.object({
  items: z.array(colleagueSchema),
  nextCursor: z.string().nullable(),
  prevCursor: z.string().nullable(),
  total: z.number(),
  totalIsCapped: z.boolean(),
  /** Of each facet the values with their people, as the other filters leave them. */
  facets: z.object({
    provincia: facetSchema,
    agencyId: facetSchema,
    figura: facetSchema,
    prodotti: facetSchema,
    lingue: facetSchema,
    presente: facetSchema,
  }),
  /** Who reads: an agent is among the colleagues too. */
  io: z.string(),
  /** How many people work below the reader. */
  squadra: z.number(),
  /** Where distances are counted from. */
  luogo: z.string().nullable(),
})
export type DirectoryReply = z.infer<typeof directoryReply>

/** GET /v2/agents/directory/team: everybody below the reader, and who is directly above each. */
export const teamReply = z.object({
  items: z.array(colleagueSchema.extend({ managerId: z.string().nullable() })),
})
export type TeamReply = z.infer<typeof teamReply>
