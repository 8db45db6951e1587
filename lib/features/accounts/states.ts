import type { Option } from '@/lib/words/options'

/** The four states of a person's account, with the labels of the specification (§4). */
export const STATI_ACCOUNT: readonly Option[] = [
  { value: 'validated', label: 'Confermato', tone: 'ok' },
  { value: 'pending', label: 'Da Confermare', tone: 'warn' },
  { value: 'blocked', label: 'Bloccato', tone: 'bad' },
  { value: 'deleted', label: 'Cancellato', tone: 'neutral' },
]
