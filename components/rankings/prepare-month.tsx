'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { newKey } from '@/lib/core/new-key'
import { type Periodo, periodWords } from '@/lib/features/rankings/labels'
import { records } from '@/lib/http/records'
import type { TipoClassifica } from '@/prisma/generated/enums'
import { RANKING_PATHS, rankingPage } from './ranking-paths'

type Props = { tipo: TipoClassifica; period: Periodo }

/** Has a month counted that nobody has made yet, and opens it. */
export function PrepareMonth({ tipo, period }: Props) {
  const router = useRouter()
  const [key] = useState(newKey)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      records.create(
        RANKING_PATHS[tipo],
        { titolo: '', ...period },
        { area: 'admin', headers: { 'idempotency-key': key } },
      ),
    onSuccess: ({ _id }) => router.push(`${rankingPage(tipo)}/${_id}`),
  })
  return (
    <Button
      size="xs"
      loading={isPending}
      onClick={() => mutate()}
      aria-label={`CREA la classifica di ${periodWords(period)}`}
    >
      CREA
    </Button>
  )
}
