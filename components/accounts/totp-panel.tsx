'use client'

import { useState } from 'react'
import type { Area } from '@/lib/http/client'
import { TotpEnrol } from './totp-enrol'
import { TotpOff } from './totp-off'

export type StaffArea = Exclude<Area, 'client'>

type Props = { area: StaffArea; enabled: boolean; onChanged?: () => void }

/** The second factor of an admin or an agent: on, off, and how to get it. */
export function TotpPanel({ area, enabled, onChanged }: Props) {
  const [isOn, setIsOn] = useState(enabled)
  const turn = (on: boolean) => {
    setIsOn(on)
    onChanged?.()
  }
  return isOn ? (
    <TotpOff area={area} onOff={() => turn(false)} />
  ) : (
    <TotpEnrol area={area} onOn={() => turn(true)} />
  )
}
