import type { Route } from '@/lib/http/handle'
import type { Resource } from './types'

export type EngineVerb = 'list' | 'create' | 'read' | 'update' | 'delete' | 'export' | 'bulk' | 'order'

/** A route the engine made: openapi.json learns the field names from the resource. */
export type EngineRoute<T = unknown> = Route<T> & {
  readonly engine: { verb: EngineVerb; resource: Resource }
}

/** `T`: what the engine replies to that verb. */
export const engineRoute = <T>(verb: EngineVerb, resource: Resource, route: Route): EngineRoute<T> =>
  Object.assign(route as Route<T>, { engine: { verb, resource } })
