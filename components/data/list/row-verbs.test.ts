import { STEPS } from '@/components/leads/contact-requests/request-steps'
import { LEAD_VERBS } from '@/components/leads/lead-verbs'
import { rowVerb, VERSO } from '@/components/pratiche/steps'
import { keysOf } from '@/lib/core/keys'
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
  ['cases', keysOf(STATI).map((stato) => rowVerb(stato, { stato: 'bozza' }))],
  ['cases, on their page', Object.values(VERSO)],
  ['requests', Object.values(LEAD_VERBS)],
  ['contacts', Object.values(STEPS).flatMap((steps) => steps.map(({ button }) => button))],
])('the steps of %s are verbs, and none is called as a state is', (_, verbs) => {
  for (const verb of small(verbs)) {
    expect(STATES).not.toContain(verb)
    expect(verb).not.toMatch(STATE_WORD)
  }
})

it('a case says the same on its line as on its page, also that it needs a bank first', () => {
  const words = VERSO.in_istruttoria.toLocaleLowerCase('it')
  expect(
    rowVerb('in_istruttoria', { stato: 'raccolta_documenti', bankId: 'b-1' }).toLocaleLowerCase('it'),
  ).toBe(words)
  expect(rowVerb('in_istruttoria', { stato: 'raccolta_documenti', bankId: null })).toBe('Scegli la banca')
  expect(rowVerb('perizia', { stato: 'sospesa', bankId: null })).toBe('Riprendi la pratica')
})
