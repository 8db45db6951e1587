import type { OpenState } from '@/lib/italian/opening-hours'
import type { PublicAgency } from './types'

/** An agency with how far it is and whether somebody is there now. */
export const presentNear = ({
  agency: { id, regione: _, ...agency },
  distanceKm,
  stato,
}: {
  agency: PublicAgency
  distanceKm: number
  stato: OpenState
}) => ({
  _id: id,
  ...agency,
  distanceKm: Math.round(distanceKm * 10) / 10,
  apertaOra: stato.aperta,
})
