import { STEPS } from '@/components/leads/contact-requests/request-steps'
import { LEAD_VERBS } from '@/components/leads/lead-verbs'
import { ROW_VERBS, VERSO } from '@/components/pratiche/steps'
import { STATI_RICHIESTA } from '@/lib/features/leads/contact-requests/schema'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import { STATI } from '@/lib/words/case-states'

const small = (words: readonly string[]) => words.map((word) => word.toLocaleLowerCase('it'))
const labels = (states: Record<string, { label: string }>) =>
  small(Object.values(states).map(({ label }) => label))
const STATES = [...labels(STATI), ...labels(STATI_LEAD), ...labels(STATI_RICHIESTA)]
/** Nouns and participles that a state is called by, whatever their gender: "contattata", "istruttoria". */
const STATE_WORD = /^(in )?\p{L}+(ato|ata|oria|izia|ula|ione|ento)$/u

it.each([
  ['cases', Object.values(ROW_VERBS)],
  ['cases, on their page', Object.values(VERSO)],
  ['requests', Object.values(LEAD_VERBS)],
  ['contacts', Object.values(STEPS).flatMap((steps) => steps.map(({ button }) => button))],
])('the steps of %s are verbs, and none is called as a state is', (_, verbs) => {
  for (const verb of small(verbs)) {
    expect(STATES).not.toContain(verb)
    expect(verb).not.toMatch(STATE_WORD)
  }
})
