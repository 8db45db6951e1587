import type { Route } from '@/lib/http/handle'
import type { Resource } from './types'

export type EngineVerb = 'list' | 'create' | 'read' | 'update' | 'delete' | 'export' | 'bulk' | 'order'

/** A route the engine made: openapi.json learns the field names from the resource. */
export type EngineRoute = Route & { readonly engine: { verb: EngineVerb; resource: Resource } }

export const engineRoute = (verb: EngineVerb, resource: Resource, route: Route): EngineRoute =>
  Object.assign(route, { engine: { verb, resource } })
