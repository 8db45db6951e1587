'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { toastSuccess } from '@/components/ui/toasts'
import { ApiError, api } from '@/lib/http/client'
import type { ResourceView, VerbReply, VerbView } from '@/lib/resources/view'
import type { Refused } from './refused-rows'
import { titleOf } from './use-bulk'
import type { Row } from './use-rows'

/** As many as one call of the API takes: they are one transaction. */
export const VERB_MAX = 200

type Options = {
  view: ResourceView
  verb: VerbView
  rows: readonly Row[]
  values: Record<string, unknown>
  onDone: (refused: Refused[]) => void
}

/** What a verb would do with the chosen rows, and the doing of it. */
export function useVerb({ view, verb, rows, values, onDone }: Options) {
  const area = useArea()
  const client = useQueryClient()
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  const targets = rows.map(({ _id, version }) => ({ _id, version }))
  const path = `/${view.path}/${verb.id}`
  const ask = (preview: boolean) =>
    api.post<VerbReply>(path, { rows: targets, values: given, preview }, { area })
  const refusedOf = ({ lines }: VerbReply): Refused[] =>
    lines.flatMap(({ _id, message }) =>
      message === null ? [] : [{ _id, message, title: titleOf(view, rows, _id) }],
    )
  const plan = useQuery({
    queryKey: [view.path, area, 'verb', verb.id, targets, given],
    queryFn: () => ask(true),
    enabled: rows.length <= VERB_MAX,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  })
  const run = useMutation({
    mutationFn: () => ask(false),
    onSuccess: async (reply) => {
      onDone(refusedOf(reply))
      await client.invalidateQueries({ queryKey: [view.path, area], predicate: notPlans })
      const { done } = reply
      if (done > 0) toastSuccess(`${verb.label}: ${done} ${done === 1 ? view.labels.one : view.labels.many}`)
    },
  })
  const error = run.error ?? plan.error
  const errors = error instanceof ApiError ? lastNames(error) : {}
  return { plan, run, refused: plan.data ? refusedOf(plan.data) : [], error, errors }
}

/** Asked again, the plan would run over rows that are done. */
const notPlans = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'verb'

/** "values.agentId" belongs to the field "agentId". */
const lastNames = ({ errors }: ApiError): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path.split('.').at(-1) ?? path, message]))

/** Who gets how many: the largest share first. */
export function sharesOf({ lines }: VerbReply): [string, number][] {
  const shares = new Map<string, number>()
  for (const { result } of lines) if (result !== null) shares.set(result, (shares.get(result) ?? 0) + 1)
  return [...shares].sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
}
