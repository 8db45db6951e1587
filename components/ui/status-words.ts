export type Tone = 'neutral' | 'info' | 'warn' | 'ok' | 'bad'
export type Shape = 'ring' | 'half' | 'dot' | 'check' | 'cross' | 'square'
export type RecordStatus = 'validated' | 'pending' | 'deleted' | 'blocked'

interface Look {
  label: string
  tone: Tone
  shape: Shape
}

/** Display labels of the four states of a record (specification §4). */
export const STATUS_WORDS: Record<RecordStatus, Look> = {
  validated: { label: 'Confermato', tone: 'ok', shape: 'check' },
  pending: { label: 'Da Confermare', tone: 'warn', shape: 'half' },
  deleted: { label: 'Cancellato', tone: 'neutral', shape: 'cross' },
  blocked: { label: 'Bloccato', tone: 'bad', shape: 'square' },
}
