'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { titleOf } from '@/components/data/list/use-bulk'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import type { Refused } from '@/components/data/table/refused-rows'
import { isUnread } from '@/components/ui/date-rules'
import { toastSuccess } from '@/components/ui/toasts'
import { ApiError } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { ResourceView, VerbReply, VerbView } from '@/lib/resources/view'

/** As many as one call of the API takes: they are one transaction. */
export const VERB_MAX = 200
const PAUSE_MS = 300

type Options = {
  view: ResourceView
  verb: VerbView
  /** Path of the list that the rows stand in. */
  from: string
  rows: readonly Row[]
  values: Record<string, unknown>
  onDone: (refused: Refused[]) => void
}

/** What a verb would do with the chosen rows, and the doing of it. */
export function useVerb({ view, verb, from, rows, values, onDone }: Options) {
  const area = useArea()
  const client = useQueryClient()
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  // Who writes a reason is not asked for after every letter, nor before the first.
  const text = JSON.stringify(given)
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  const asked: Record<string, unknown> = JSON.parse(settled)
  const isRead = !Object.values(values).some(isUnread)
  const isWhole = isRead && verb.fields.every(({ name, required }) => !required || name in asked)
  const targets = rows.map(({ _id, version }) => ({ _id, version }))
  const ask = (preview: boolean, body: unknown) =>
    records.verb(view.path, verb.id, { rows: targets, values: body, preview }, { area })
  const refusedOf = ({ lines }: VerbReply): Refused[] =>
    lines.flatMap(({ _id, message }) =>
      message === null ? [] : [{ _id, message, title: titleOf(view, rows, _id) }],
    )
  const plan = useQuery({
    queryKey: [view.path, area, 'verb', verb.id, targets, settled],
    queryFn: () => ask(true, asked),
    enabled: rows.length <= VERB_MAX && isWhole,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { silent: true },
  })
  const run = useMutation({
    mutationFn: () => ask(false, given),
    onSuccess: async (reply) => {
      onDone(refusedOf(reply))
      for (const path of new Set([view.path, from, `${from}/gruppi`]))
        await client.invalidateQueries({ queryKey: [path, area], predicate: notPlans })
      if (reply.done > 0) toastSuccess(outcome(view, verb, reply, plan.data))
    },
  })
  const error = run.error ?? plan.error
  const errors = error instanceof ApiError ? lastNames(error) : {}
  const isPlanned = isWhole && settled === text && plan.isSuccess && !plan.isFetching
  return { plan, isPlanned, run, refused: plan.data ? refusedOf(plan.data) : [], error, errors }
}

const MOST_NAMES = 3

/** What was done; and who got what, where that is short, or no longer what the plan said. */
function outcome({ labels }: ResourceView, { label }: VerbView, reply: VerbReply, plan?: VerbReply): string {
  const shares = sharesOf(reply)
  const isShared = shares.some(([, count]) => count > 1)
  const words = shares
    .map(([name, count]) => (isShared ? `${name} ${count}` : name))
    .join(isShared ? ', ' : '; ')
  const isOther = plan !== undefined && String(sharesOf(plan)) !== String(shares)
  const done = `${label}: ${reply.done} ${reply.done === 1 ? labels.one : labels.many}`
  if (isOther) return `${done}. Nel frattempo la divisione è cambiata: ${words}.`
  return shares.length > MOST_NAMES ? done : `${done} (${words})`
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
