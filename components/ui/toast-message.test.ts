import { ApiError } from '@/lib/http/client'
import { toastMessage } from './toast-message'

test.each([
  ['La pratica è già stata liquidata', 'La pratica è già stata liquidata'],
  ['  ', 'Error'],
  [undefined, 'Error'],
  [null, 'Error'],
  [42, 'Error'],
  [{ title: 'Dati non validi', detail: 'Manca il cognome' }, 'Manca il cognome'],
  [{ title: 'Dati non validi' }, 'Dati non validi'],
  [new ApiError({ title: 'Conflitto', detail: 'Scheda già modificata' }), 'Scheda già modificata'],
  [new TypeError('x is undefined'), 'Error'],
])('%p is told as "%s"', (body, expected) => {
  expect(toastMessage(body)).toBe(expected)
})

test('a supplied text takes the place of the generic one', () => {
  expect(toastMessage('', 'Caricamento non riuscito')).toBe('Caricamento non riuscito')
})
