/** "ad Anna", "a Paola" */
export const aPersona = (nome: string) => `${/^a/i.test(nome) ? 'ad' : 'a'} ${nome}`

/** 4.7 → "4,7" */
export const mediaText = (media: number) => media.toFixed(1).replace('.', ',')

/** "14 recensioni", "1 recensione" */
export const recensioniText = (numero: number) => (numero === 1 ? '1 recensione' : `${numero} recensioni`)
