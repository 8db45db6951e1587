export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'
/** `group`: of switches, the heading that they stand under. */
export type Option = { value: string; label: string; tone?: Tone; group?: string }

type Labels = Readonly<Record<string, string | { label: string; tone?: Tone }>>

/** What a field or a filter offers: the names of a table with their labels and, of states, their colours. */
export const optionsOf = (labels: Labels): Option[] =>
  Object.entries(labels).map(([value, told]) => {
    if (typeof told === 'string') return { value, label: told }
    const { label, tone } = told
    return { value, label, ...(tone && { tone }) }
  })
