/** "ad Anna", "a Paola" */
export const aPersona = (nome: string) => `${/^a/i.test(nome) ? 'ad' : 'a'} ${nome}`

/** "+393920003016" → "+39 392 000 3016"; other countries as they are written. */
export function telefonoText(numero: string): string {
  const compact = numero.replace(/\s/g, '')
  const [, prefix = '', first = '', second = '', rest = ''] =
    /^(\+39)?(\d{3})(\d{3})(\d{2,5})$/.exec(compact) ?? []
  return first ? [prefix, first, second, rest].filter(Boolean).join(' ') : numero
}

/** 4.7 → "4,7" */
export const mediaText = (media: number) => media.toFixed(1).replace('.', ',')

/** "14 recensioni", "1 recensione" */
export const recensioniText = (numero: number) => (numero === 1 ? '1 recensione' : `${numero} recensioni`)
