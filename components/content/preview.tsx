'use client'

import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import type { Company } from '@/lib/core/company'
import { api } from '@/lib/http/client'
import classes from './preview.module.css'

type Props = {
  /** What is written, as the editor has it. */
  html: string
  /** The page, given the text as it would be kept. */
  children: (html: string, company: Company) => ReactNode
}

/** The links of a preview lead nowhere: what is being written would be lost. */
function stay(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

/** A page of the site as it would look with what is written now: cleaned by the rules of a save, and not saved. */
export function ContentPreview({ html, children }: Props) {
  const area = useArea()
  const preview = useQuery({
    queryKey: ['preview', area, html],
    queryFn: () => api.post('/preview', { html }, { area }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { silent: true },
  })
  const { data } = preview
  if (preview.isPending) return <Loading what="dell’anteprima" />
  const problem = (
    <QueryProblem query={preview} title="L’anteprima non è disponibile">
      Quello che hai scritto è ancora nel modulo.
    </QueryProblem>
  )
  if (!data) return problem
  return (
    <Box bg="var(--bg)" bd="1px dashed var(--line-strong)" bdrs="md" onClickCapture={stay}>
      {problem}
      <Text py="xs" px="md" c="dimmed" fz="xs" className={classes.note}>
        Anteprima: le modifiche non sono ancora salvate.
      </Text>
      <div className={classes.page}>{children(data.html, data.company)}</div>
    </Box>
  )
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
