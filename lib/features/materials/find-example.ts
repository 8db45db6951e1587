import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import {
  type Example,
  loanExample,
  loanExamples,
  mortgageExample,
  mortgageExamples,
  nearestLoan,
  nearestMortgage,
  usualHouse,
} from '@/lib/features/calculators/example'
import type { MutuiInput } from '@/lib/features/calculators/schema'
import type { MaterialInput } from './schema'
import type { FlyerData } from './types'

type Asked = Pick<MaterialInput, 'kind' | 'input'>
type OfMortgage = Extract<MaterialInput, { kind: 'rata' }>['input']
type OfLoan = Extract<MaterialInput, { kind: 'prestito' }>['input']

/** A mortgage of three quarters of its house, unless somebody says what the house is worth. */
const withHouse = (input: OfMortgage): MutuiInput => ({ ...input, valoreImmobile: usualHouse(input.importo) })

/** Today's example, or why there is none. */
export const findExample = ({ kind, input }: Asked): Promise<Example> =>
  kind === 'rata' ? mortgageExample(withHouse(input as OfMortgage)) : loanExample(input as OfLoan)

export const findNearest = ({ kind, input }: Asked) =>
  kind === 'rata' ? nearestMortgage(withHouse(input as OfMortgage)) : nearestLoan(input as OfLoan)

/** Of many flyers at once: what they depend on is read once. `durate`: of the loans among them. */
export async function exampleFinder(durate: readonly number[]): Promise<(one: Asked) => Example> {
  const [mortgage, loan] = await Promise.all([mortgageExamples(), loanExamples(durate)])
  return ({ kind, input }) =>
    kind === 'rata' ? mortgage(withHouse(input as OfMortgage)) : loan(input as OfLoan)
}

/** What is kept of an example; null where there is no offer. */
export function flyerData({ kind, input }: Asked, { offer, asOf }: Example): FlyerData | null {
  if (!offer) return null
  const house = kind === 'rata' ? { valoreImmobile: usualHouse(input.importo) } : {}
  return { input, ...house, offer, asOf: asOf ?? todayInRome() }
}

/** Whether two examples promise the same. */
export const isSame = (one: FlyerData['offer'], other: FlyerData['offer'] | undefined): boolean =>
  other !== undefined &&
  one.product._id === other.product._id &&
  (['rata', 'tan', 'taeg', 'totale'] as const).every((name) => one[name] === other[name])
