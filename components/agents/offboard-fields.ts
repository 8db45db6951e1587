import { z } from 'zod'
import { numberText } from '@/lib/core/number-text'
import {
  GRUPPI,
  type Gruppo,
  type Holdings,
  offboardBody,
  PER_AGENZIA,
  PER_PESI,
} from '@/lib/features/agents/offboard-schema'
import type { Field } from '@/lib/resources/view'

const PERSONA = 'persona'
const GROUPS = Object.keys(GRUPPI) as Gruppo[]

/** Things with a product can go by weights. */
const WAYS = {
  [PERSONA]: 'A una persona',
  [PER_AGENZIA]: 'Ai colleghi dell’agenzia, a chi ne ha meno',
  [PER_PESI]: 'Secondo i pesi di prodotto e provincia',
}
const waysOf = (group: Gruppo) =>
  group === 'pratiche' || group === 'leads' ? [PERSONA, PER_AGENZIA, PER_PESI] : [PERSONA, PER_AGENZIA]

const way = (group: Gruppo) => `${group}Come`
/** How each group that is not empty goes on; of the team only one person can be in charge. */
export function offboardFields(holdings: Holdings): Field[] {
  return [
    { name: 'al', label: 'Ultimo giorno del mandato', kind: 'day', required: true, width: 6 },
    { name: 'motivo', label: 'Perché', kind: 'textarea', required: true },
    ...GROUPS.filter((group) => holdings[group] > 0).flatMap(fieldsOf(holdings)),
  ]
}

const fieldsOf =
  (holdings: Holdings) =>
  (group: Gruppo): Field[] => {
    const label = `${GRUPPI[group]} (${numberText(holdings[group])})`
    const person: Field = {
      name: group,
      label: `A chi: ${GRUPPI[group].toLowerCase()}`,
      kind: 'ref',
      resource: 'agents',
      required: true,
      width: 6,
    }
    if (group === 'team') return [{ ...person, label }]
    const options = waysOf(group).map((value) => ({ value, label: WAYS[value as keyof typeof WAYS] }))
    return [
      { name: way(group), label, kind: 'select', options, required: true, width: 6 },
      { ...person, when: { field: way(group), in: [PERSONA] } },
    ]
  }

const choice = z.string().nullish()

/** The fields as they are typed; whether a group has somebody is for the server to say. */
export const offboardForm = z.strictObject({
  al: offboardBody.shape.al,
  motivo: offboardBody.shape.motivo,
  ...Object.fromEntries(GROUPS.flatMap((group) => [group, way(group)].map((name) => [name, choice]))),
})

/** The form as POST /v2/agents/{id}/offboard takes it. */
export function offboardInput(values: Record<string, unknown>) {
  const groups = GROUPS.flatMap((group) => {
    const how = values[way(group)]
    const a = how && how !== PERSONA ? how : values[group]
    return a ? [[group, { a }] as const] : []
  })
  return { al: values.al, motivo: values.motivo, ...Object.fromEntries(groups) }
}

/** The way that stands in each group's field before anything is chosen. */
export const offboardStart = (holdings: Holdings) =>
  Object.fromEntries(
    GROUPS.filter((group) => holdings[group] > 0 && group !== 'team').map((group) => [way(group), PERSONA]),
  )
