/** Percent of the amount lent, unless a home that is not the first is bought, built or renovated with it. */
export const ALIQUOTA_ORDINARIA = 0.25
const ALIQUOTA_NON_PRIMA_CASA = 2

/** Purposes that buy, build or renovate a home: 2% when it is not the first. */
const CASA = new Set<string>([
  'acquisto_prima_casa',
  'acquisto_seconda_casa',
  'acquisto_ristrutturazione',
  'ristrutturazione',
  'costruzione',
  'asta',
  'completamento',
])

/**
 * Rate of the imposta sostitutiva in percent: 0.25, or 2 for homes that are not the first.
 * Source: DPR 601/1973 artt. 15, 17, 18 (L. 244/2007).
 */
export function aliquotaSostitutiva(
  finalita: string,
  primaCasa = finalita !== 'acquisto_seconda_casa',
): number {
  return CASA.has(finalita) && !primaCasa ? ALIQUOTA_NON_PRIMA_CASA : ALIQUOTA_ORDINARIA
}
