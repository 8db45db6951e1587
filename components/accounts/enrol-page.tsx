'use client'

import { AREAS } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { Stack } from '@/components/ui/layout'
import { ProofPrompt } from './proof-prompt'
import { SecondFactorSection, useSecondFactor } from './second-factor-section'
import { TotpEnrol } from './totp-enrol'
import type { StaffArea } from './totp-panel'

/** All that is open to who must have a second factor and has none: setting one up, and then going on. */
export function EnrolPage({ area }: { area: StaffArea }) {
  const { data, refetch } = useSecondFactor(area)
  const isDone = data !== undefined && (data.totp || data.passkeys.length > 0)
  return (
    <Stack>
      {isDone ? (
        <Button look="primary" onClick={() => window.location.assign(AREAS[area].home)}>
          CONTINUA
        </Button>
      ) : (
        <TotpEnrol area={area} onOn={() => void refetch()} />
      )}
      <SecondFactorSection area={area} onChanged={() => void refetch()} />
      <ProofPrompt area={area} />
    </Stack>
  )
}
