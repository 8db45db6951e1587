const kilometres = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' })

export const distanceText = (km: number) => (km < 1 ? 'meno di 1 km' : `${kilometres.format(km)} km`)
