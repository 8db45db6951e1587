/** "Nessun risultato: forse cercavi «rossi» o «rosso»."; nothing where what was asked for was found. */
export function similarWords(questions: readonly string[] = []): string {
  if (questions.length === 0) return ''
  const quoted = questions.map((question) => `«${question}»`)
  const last = quoted.pop()
  return `Nessun risultato: forse cercavi ${[...(quoted.length > 0 ? [quoted.join(', ')] : []), last].join(' o ')}.`
}
