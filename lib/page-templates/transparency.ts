import { CALCOLATORI } from './calcolatori'
import { COLLABORATORI } from './collaboratori'
import { CONVENZIONI } from './convenzioni'
import { FOGLIO_INFORMATIVO } from './foglio-informativo'
import { GUIDA_ABF } from './guida-abf'
import { RECLAMI } from './reclami'
import { TEGM_PAGE } from './tegm'
import { TRASPARENZA } from './trasparenza'
import type { PageText } from './types'

export const TRANSPARENCY: readonly PageText[] = [
  TRASPARENZA,
  FOGLIO_INFORMATIVO,
  GUIDA_ABF,
  TEGM_PAGE,
  RECLAMI,
  COLLABORATORI,
  CALCOLATORI,
  CONVENZIONI,
]
