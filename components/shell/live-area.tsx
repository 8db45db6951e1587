'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { ApiError, type Area, api } from '@/lib/http/client'
import type { ServerMessage } from '@/lib/realtime/events'
import { useRealtime } from '@/lib/realtime/use-realtime'
import { AREAS } from './area-info'
import { TOUCHED } from './live-updates'
import { outdate } from './outdate'
import { forgetUser, isLeaving } from './sign-out'

/** Whether this page's own session is still good; a revoked one may be another device's. */
async function isStillIn(area: Area): Promise<boolean> {
  return api.get(`/${AREAS[area].api}/getMe`, { area }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )
}

/** Keeps what the area shows up to date: an event makes the lists it touches ask again. */
export function LiveArea() {
  const area = useArea()
  const queryClient = useQueryClient()
  const onRevoked = async () => {
    if (isLeaving(area) || (await isStillIn(area))) return
    forgetUser(area)
    window.location.assign(AREAS[area].login)
  }
  const onMessage = ({ type, data }: ServerMessage) => {
    if (type === 'session.revoked') return void onRevoked()
    if (type === 'ticket.presence') return
    for (const key of TOUCHED[type]) outdate(queryClient, [key, area])
    if (type === 'lead.assigned' && area === 'agent' && !data.tolta)
      toastSuccess(`Nuova richiesta per te${data.codice ? `: ${data.codice}` : ''}`)
  }
  useRealtime(area, onMessage, () => outdate(queryClient))
  return null
}
