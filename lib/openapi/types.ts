import type { Route } from '@/lib/http/handle'
import type { ReportRoute } from '@/lib/reports/routes'
import type { EngineRoute } from '@/lib/resources/engine-route'

/** A JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = { [key: string]: unknown }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>
export type Reply = { description: string; content?: Content } | { $ref: string }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Reply>
}

export type Document = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Reply>; securitySchemes: Schema }
}

/** One exported function of a route file: "/v2/news/{id}", "GET", the function. */
export type Found = { path: string; method: string; route: Route | EngineRoute | ReportRoute }
