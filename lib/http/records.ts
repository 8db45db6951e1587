import { api, type Options } from './client'

/*
 * The engine's routes of a resource whose path is only known at run time. They are made alike for every resource, so
 * that the types of one that has them all are those of any.
 */

const rows = (path: string) => `/${path}` as '/faqs'
const row = (path: string, id: string) => `/${path}/${id}` as `/faqs/${string}`

type Body = Record<string, unknown>
type Target = { _id: string; version: number }

/** Lists, reads and writes the records of a resource; `path` is the resource's, under /v2. */
export const records = {
  list: (path: string, options: Options) => api.get(rows(path), options),
  create: (path: string, values: Body, options: Options) => api.post(rows(path), values, options),
  read: (path: string, id: string, options: Options) => api.get(row(path, id), options),
  /** `values` have the version that was read. */
  update: (path: string, id: string, values: Body, options: Options) =>
    api.patch(row(path, id), values, options),
  remove: (path: string, { _id, version }: Target, options: Options) =>
    api.delete(row(path, _id), { version }, options),
  order: (path: string, targets: readonly Target[], options: Options) =>
    api.post(`/${path}/order` as '/faqs/order', { rows: targets }, options),
  bulk: (path: string, action: string, targets: readonly Target[], options: Options) =>
    api.post(`/${path}/bulk` as '/faqs/bulk', { action, rows: targets }, options),
  /** A declared verb on chosen rows. */
  verb: (path: string, name: string, body: Body, options: Options) =>
    api.post(`/${path}/${name}` as '/leadRequests/assign', body, options),
}
