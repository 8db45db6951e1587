'use client'

import { useState } from 'react'
import type { Area } from '@/lib/http/client'
import { TotpEnrol } from './totp-enrol'
import { TotpOff } from './totp-off'

export type StaffArea = Exclude<Area, 'client'>

/** The second factor of an admin or an agent: on, off, and how to get it. */
export function TotpPanel({ area, enabled }: { area: StaffArea; enabled: boolean }) {
  const [isOn, setIsOn] = useState(enabled)
  return isOn ? (
    <TotpOff area={area} onOff={() => setIsOn(false)} />
  ) : (
    <TotpEnrol area={area} onOn={() => setIsOn(true)} />
  )
}
