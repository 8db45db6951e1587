'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryProblem } from '@/components/data/record/query-problem'
import { AREAS } from '@/components/shell/area-info'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { useHydrated } from '@/components/ui/use-hydrated'
import { api } from '@/lib/http/client'
import { PasskeysPanel } from './passkeys-panel'
import { RecoveryCodesPanel } from './recovery-codes-panel'
import type { StaffArea } from './totp-panel'

export const secondFactorKey = (area: StaffArea) => ['secondFactor', area] as const

/**
 * What somebody of the house proves themselves with, beside the password and the app. Several parts of a page ask: the answer
 * may be here before the last of them is hydrated, which then begins as the page was sent, without it.
 */
export function useSecondFactor(area: StaffArea, isAsked = true) {
  const isHydrated = useHydrated()
  const query = useQuery({
    queryKey: secondFactorKey(area),
    queryFn: ({ signal }) => api.get(`/${AREAS[area].api}/secondFactor`, { area, signal }),
    enabled: isAsked,
    meta: { silent: true },
  })
  return {
    ...query,
    data: isHydrated ? query.data : undefined,
    isPending: query.isPending || !isHydrated,
  }
}

/** Passkeys, and the codes for who has lost everything else. */
export function SecondFactorSection({ area, onChanged }: { area: StaffArea; onChanged?: () => void }) {
  const queries = useQueryClient()
  const found = useSecondFactor(area)
  const changed = async () => {
    await queries.invalidateQueries({ queryKey: secondFactorKey(area) })
    onChanged?.()
  }
  const { data } = found
  return (
    <>
      <Section
        title="Passkey"
        description="Il dito, il volto o il PIN del tuo dispositivo, oppure una chiave di sicurezza: per entrare senza password, e al posto del codice."
      >
        <QueryProblem query={found} />
        {found.isPending && <SkeletonText lines={2} />}
        {data && <PasskeysPanel area={area} passkeys={data.passkeys} onChanged={changed} />}
      </Section>
      {data && (data.totp || data.passkeys.length > 0) && (
        <Section
          title="Codici di recupero"
          description="Per entrare se perdi il telefono o la passkey: ognuno vale una volta sola."
        >
          <RecoveryCodesPanel area={area} left={data.codici} onChanged={changed} />
        </Section>
      )}
    </>
  )
}
