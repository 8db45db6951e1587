import { blanksIn } from '@/lib/features/content/labels'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import type { PageText } from '@/lib/page-templates/types'

/** Told on every page whose facts about the company are invented. */
const DEMO_NOTE =
  '**Sito dimostrativo.** Società, numeri di iscrizione, sedi, banche e compensi citati in questa pagina sono inventati. Le regole di legge sono quelle vere.'

/** Pages that say what the law says, and nothing of the company. */
const PLAIN = new Set(['guida-abf', 'cookie-policy', 'antiriciclaggio', 'accessibilita'])

/** What the demo writes where a template leaves a blank. */
const ANSWERS: Record<string, string> = {
  'nome e recapito del responsabile della protezione dei dati': 'si può scrivere agli stessi indirizzi',
  'fonte di tassi e TEGM': 'dimostrativi in questa installazione',
  'compagnia e numero della polizza di responsabilità civile': 'polizza dimostrativa',
}

function answered(line: string): string {
  return blanksIn(line).reduce((text, blank) => {
    const answer = ANSWERS[blank]
    if (answer === undefined) throw new Error(`The demo has no words for the blank: ${blank}`)
    return text.replace(`[[da scrivere: ${blank}]]`, answer)
  }, line)
}

/** The pages of the demo: the templates with their blanks filled in, and a note that the company is invented. */
export const DEMO_PAGES: readonly PageText[] = PAGE_TEMPLATES.map((page) => ({
  ...page,
  corpo: [...(PLAIN.has(page.url) ? [] : [DEMO_NOTE]), ...page.corpo.map(answered)],
}))
