import 'server-only'
import type { z } from 'zod'
import { withFigures } from './figures'
import type { ChildrenOf, ColumnOf, ModelName } from './model-types'
import type { Declaration, Resource, ShapeOf } from './types'
import type { ResourceView } from './view'

type NotAColumn<M extends ModelName, S extends z.ZodObject> = Exclude<
  keyof S['shape'],
  ColumnOf<M> | keyof ChildrenOf<M, S>
>

/** Nothing when every field of the schema is a column; a property that nobody can give when one is not. */
type FieldsAreColumns<M extends ModelName, S extends z.ZodObject> = [NotAColumn<M, S>] extends [never]
  ? unknown
  : { notAColumn: NotAColumn<M, S> }

/**
 * Turns a declaration into a resource; `view` is the part that may reach the browser. A column, sort, filter, codec
 * or `where` that the model does not have does not compile. The engine itself works with names alone.
 */
export function defineResource<M extends ModelName, S extends z.ZodObject>(
  declaration: Declaration<ShapeOf<M, S>> & FieldsAreColumns<M, S>,
): Resource<M> {
  const plain = declaration as unknown as Declaration
  return { ...plain, model: declaration.model, view: viewOf(plain) }
}

function viewOf({ path, page, labels, list, form, history = [], audit }: Declaration): ResourceView {
  return {
    path,
    page,
    labels: { article: 'm', ...labels },
    list: {
      columns: withFigures(list.columns, list.figures),
      filters: list.filters ?? [],
      defaultSort: list.defaultSort,
      search: list.search ?? false,
      orderWithin: list.orderWithin ?? null,
      bulk: (list.bulk ?? []).map(({ id, label }) => ({ id, label })),
      presets: list.presets ?? [],
      verbs: (list.verbs ?? []).map(({ access: _access, proof: _proof, ...verb }) => verb),
    },
    writable: audit !== undefined,
    form,
    history: [...form, ...history],
  }
}
