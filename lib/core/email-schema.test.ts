import { neededEmail } from './email-schema'

it.each([
  ['', 'Scrivi l’indirizzo e-mail.'],
  [null, 'Scrivi l’indirizzo e-mail.'],
  [undefined, 'Scrivi l’indirizzo e-mail.'],
  ['ada@', 'L’indirizzo e-mail non è valido.'],
  [`${'a'.repeat(60)}@${'b.'.repeat(75)}example`, 'Al massimo 200 caratteri.'],
])('%j: %s', (value, message) => {
  expect(neededEmail().safeParse(value).error?.issues[0]?.message).toBe(message)
})

it('takes an address', () => {
  expect(neededEmail().parse('ada@prova.example')).toBe('ada@prova.example')
})
