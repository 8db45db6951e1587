import { replySchema, ticketSchema } from './schema'

const messageOf = (testo: string) =>
  replySchema.safeParse({ testo }).error?.issues.map(({ message }) => message)

it('asks for what is missing, and tells what is too short how long it has to be', () => {
  expect(messageOf('  ')).toEqual(['Scrivi il messaggio.'])
  expect(messageOf('ok')).toEqual(['Scrivi almeno 3 caratteri.'])
  expect(messageOf('oké')).toBeUndefined()
  const { error } = ticketSchema.safeParse({
    category: '01900000-0000-7000-8000-000000000000',
    oggetto: 'eh',
    messaggio: 'Un messaggio',
  })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['oggetto', 'Scrivi almeno 3 caratteri.'],
  ])
})
