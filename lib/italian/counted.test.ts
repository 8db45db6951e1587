import { counted, days, months } from './counted'

it.each([
  [days(0), '0 giorni'],
  [days(1), '1 giorno'],
  [months(12), '12 mesi'],
  [counted(1_200, 'riga', 'righe'), '1.200 righe'],
])('%s', (said, meant) => expect(said).toBe(meant))
