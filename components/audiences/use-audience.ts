import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useProvinces } from '@/components/data/form/use-provinces'
import { useArea } from '@/components/data/page/area'
import type { Option } from '@/components/ui/field'
import { FIGURE } from '@/lib/features/agents/schema'
import { type AudienceRules, audienceRules, type TipoRegola } from '@/lib/features/audiences/schema'
import { api } from '@/lib/http/client'
import { optionsOf } from '@/lib/words/options'

export type RuleOptions = Record<Exclude<TipoRegola, 'tutti'>, Option[]>

/** What each kind of rule may name. */
export function useRuleOptions(): RuleOptions {
  const area = useArea()
  const province = useProvinces([])
  const found = useQuery({
    queryKey: ['audiences', area, 'options'],
    queryFn: ({ signal }) => api.get('/audiences/options', { area, signal }),
    staleTime: 60_000,
    meta: { silent: true },
  })
  const { agenzia = [], team = [], agente = [] } = found.data ?? {}
  const figura = optionsOf(FIGURE)
  return { figura, agenzia, provincia: province.options, team, agente }
}

const PAUSE_MS = 300

/** Whom the rules find, asked for when the choice pauses; rules that are not complete are not asked about. */
export function useAudiencePreview(rules: AudienceRules) {
  const area = useArea()
  const [asked, setAsked] = useState(rules)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(rules), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [rules])
  return useQuery({
    queryKey: ['audiences', area, 'preview', asked],
    queryFn: () => api.post('/audiences/preview', asked, { area }),
    enabled: audienceRules.safeParse(asked).success,
    retry: false,
    meta: { silent: true },
  })
}
