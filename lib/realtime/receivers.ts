import type { Audience, AudienceRule, Identity } from './audience'
import type { Connection } from './connection'

export type Known = Connection & { who: Identity }

const keysOf = ({ role, userId, sessionId }: Identity) => [`session ${sessionId}`, `${role} ${userId}`, role]

const keyOf = (rule: AudienceRule) => {
  if ('sessionId' in rule) return `session ${rule.sessionId}`
  return rule.userId ? `${rule.role} ${rule.userId}` : rule.role
}

/** The sockets of this process by whom they belong to: with thousands of them an event is not compared with each. */
export class Receivers {
  private readonly byKey = new Map<string, Set<Known>>()

  add(one: Known): void {
    for (const key of keysOf(one.who)) {
      const those = this.byKey.get(key) ?? new Set()
      this.byKey.set(key, those.add(one))
    }
  }

  delete(one: Known): void {
    for (const key of keysOf(one.who)) {
      const those = this.byKey.get(key)
      those?.delete(one)
      if (those?.size === 0) this.byKey.delete(key)
    }
  }

  /** Those whom the audience can concern. */
  of(audience: Audience): Set<Known> {
    const found = new Set<Known>()
    for (const rule of audience) for (const one of this.byKey.get(keyOf(rule)) ?? []) found.add(one)
    return found
  }
}
