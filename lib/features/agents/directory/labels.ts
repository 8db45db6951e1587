import { LINGUE } from '@/lib/features/agents/labels'
import { FIGURE } from '@/lib/features/agents/schema'
import { PRODOTTI } from '@/lib/words/products'

const wordsOf = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value

/** What a stored value is called; one that is not in the list as it is stored. */
export const linguaWords = wordsOf(LINGUE)
export const prodottoWords = wordsOf(PRODOTTI)
export const figuraWords = wordsOf(FIGURE)
