import { ACCESSIBILITA } from './accessibilita'
import { ANTIRICICLAGGIO } from './antiriciclaggio'
import { CODICE_ETICO } from './codice-etico'
import { COOKIE } from './cookie'
import { NOTE_LEGALI } from './note-legali'
import { PRIVACY } from './privacy'
import type { PageText } from './types'
import { WHISTLEBLOWING } from './whistleblowing'

export const LEGAL: readonly PageText[] = [
  PRIVACY,
  COOKIE,
  WHISTLEBLOWING,
  ANTIRICICLAGGIO,
  CODICE_ETICO,
  ACCESSIBILITA,
  NOTE_LEGALI,
]
