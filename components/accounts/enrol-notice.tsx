'use client'

import { useEffect, useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { Group, Text } from '@/components/ui/layout'
import { whenIdle } from '@/components/ui/when-idle'
import { formatDay } from '@/lib/core/dates'
import { useSecondFactor } from './second-factor-section'
import { TOTP_ANCHOR } from './totp-anchor'
import type { StaffArea } from './totp-panel'

/** Until when a second factor has to be set up, for who must have one and has none. It is asked when the page has been drawn. */
export function EnrolNotice({ area }: { area: StaffArea }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data } = useSecondFactor(area, isIdle)
  if (!data?.entro) return null
  return (
    <Group
      gap="sm"
      justify="space-between"
      my="md"
      py="sm"
      px="md"
      c="var(--warn)"
      bg="var(--warn-soft)"
      bdrs="md"
      role="status"
    >
      <Text>
        Prima del {formatDay(new Date(data.entro))} attiva la verifica in due passaggi: la tua società la
        chiede. Da quel giorno, finché non è attiva, non puoi usare l’area.
      </Text>
      <Button size="sm" href={`${AREAS[area].home}/settings#${TOTP_ANCHOR}`}>
        ATTIVA
      </Button>
    </Group>
  )
}
