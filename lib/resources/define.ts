import 'server-only'
import type { Declaration, Resource } from './types'
import type { ResourceView } from './view'

/** Turns a declaration into a resource; `view` is the part that may reach the browser. */
export function defineResource(declaration: Declaration): Resource {
  return { ...declaration, view: viewOf(declaration) }
}

function viewOf({ path, page, labels, list, form, history = [], audit }: Declaration): ResourceView {
  return {
    path,
    page,
    labels: { article: 'm', ...labels },
    list: {
      columns: list.columns,
      filters: list.filters ?? [],
      defaultSort: list.defaultSort,
      search: list.search ?? false,
      orderWithin: list.orderWithin ?? null,
      bulk: (list.bulk ?? []).map(({ id, label }) => ({ id, label })),
    },
    writable: audit !== undefined,
    form,
    history: [...form, ...history],
  }
}
