import { numberText } from '@/lib/core/number-text'

export const distanceText = (km: number) => (km < 1 ? 'meno di 1 km' : `${numberText(km, { most: 0 })} km`)
