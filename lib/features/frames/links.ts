import type { Flow } from './flows'
import { type Fields, PARTNER_NAMES, type Partner } from './schema'

/** The partner's own parameters, which every step hands to the next one: no cookie has to remember them. */
export function partnerFields(partner: Partner): Record<string, string> {
  const entries = PARTNER_NAMES.map((name) => [name, partner[name]] as const)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  )
}

/** Address of a step, with the partner's parameters and what this step needs; empty values are left out. */
export function stepHref(base: string, step: string, partner: Partner, extra: Fields = {}): string {
  const query = new URLSearchParams(partnerFields(partner))
  for (const [name, value] of Object.entries(extra)) if (value) query.set(name, value)
  const text = query.toString()
  return `${base}/${step}${text ? `?${text}` : ''}`
}

/** Where a frame begins: also for those who open a later step without what it needs. */
export const startHref = ({ base, start }: Flow, partner: Partner, extra?: Fields) =>
  stepHref(base, start, partner, extra)
