/** "meno di un’ora fa", "6 ore fa", "3 giorni fa". */
export function ageWords(hours: number): string {
  if (hours < 1) return 'meno di un’ora fa'
  if (hours < 48) return hours === 1 ? 'un’ora fa' : `${hours} ore fa`
  return `${Math.floor(hours / 24)} giorni fa`
}

export const wordsToExplain = (count: number): string =>
  count === 1 ? 'Un valore di EGG da abbinare' : `${count} valori di EGG da abbinare`
