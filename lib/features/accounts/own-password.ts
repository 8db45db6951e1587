import { fold } from '@/lib/core/text'

/** Whose password it is; what is not known yet is left out. */
type Owner = { nome?: string; cognome?: string; email: string }

export const OWN_WORDS =
  'Questa password contiene il tuo nome o la tua e-mail: è facile da indovinare. Scegline un’altra.'

const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, '')

/** Whether a password is the owner's own address, or nothing but their name with figures and signs around it. */
export function isOwnWords(password: string, { nome = '', cognome = '', email }: Owner): boolean {
  const address = fold(email)
  if (fold(password) === address) return true
  const words = letters(password)
  const [first, last] = [letters(nome), letters(cognome)]
  const own = [
    first,
    last,
    first + last,
    last + first,
    letters(address),
    letters(address.split('@')[0] ?? ''),
  ]
  return words !== '' && own.includes(words)
}
