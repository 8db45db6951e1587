import { z } from 'zod'
import { defineSetting } from '@/lib/settings/define'
import { PRODOTTI } from '@/lib/words/products'
import { type Campagne, campagneSchema, type Prodotto, VARIANTI, type Variante } from './schema'

const NAMES = Object.keys(PRODOTTI) as Prodotto[]
const nameOf = (product: Prodotto) => `varianti_${product}`
const labelOf = (product: Prodotto) => String(PRODOTTI[product])

/** Both variants, which is what a product without a choice has. */
const both = (variants: readonly Variante[] | undefined) => [...(variants ?? VARIANTI)]

export const campagne = defineSetting<Campagne>({
  key: 'campagne',
  group: 'sito',
  label: 'Pagine delle campagne',
  help: 'I prodotti che hanno una pagina di atterraggio, e le varianti fra cui si divide chi arriva. Senza scelta, tutti.',
  schema: campagneSchema,
  initial: { prodotti: NAMES, varianti: {} },
  isPublic: true,
  form: {
    fields: [
      {
        name: 'prodotti',
        label: 'Prodotti con pagine',
        kind: 'multiselect',
        options: NAMES.map((value) => ({ value, label: labelOf(value) })),
      },
      ...NAMES.map((product) => ({
        name: nameOf(product),
        label: `Varianti: ${labelOf(product)}`,
        kind: 'multiselect' as const,
        width: 6 as const,
        options: VARIANTI.map((value) => ({ value, label: value.toUpperCase() })),
      })),
    ],
    schema: z.object({
      prodotti: z.array(z.string()),
      ...Object.fromEntries(
        NAMES.map((product) => [nameOf(product), z.array(z.string()).min(1, 'Scegli almeno una variante.')]),
      ),
    }),
    toForm: ({ prodotti, varianti }) => ({
      prodotti,
      ...Object.fromEntries(NAMES.map((product) => [nameOf(product), both(varianti[product])])),
    }),
    fromForm: ({ prodotti, ...rest }) => ({
      prodotti,
      varianti: Object.fromEntries(
        NAMES.flatMap((product) => {
          const chosen = rest[nameOf(product)] as Variante[]
          return chosen.length === VARIANTI.length ? [] : [[product, chosen]]
        }),
      ),
    }),
  },
})
