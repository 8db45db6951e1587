import { saidBy } from './summary-words'

const groupings = [{ name: 'agente', label: 'Agente', words: 'per agente', step: null, crosses: true }]
const year = { from: '2025-12-01', to: '2026-11-30', gruppo: 'agente' }

it('says the days of the period, what the rows are, and what they are compared with', () => {
  expect(saidBy({ groupings }, { ...year, compared: null })).toEqual([
    'Periodo dal 01/12/2025 al 30/11/2026',
    'per agente',
  ])
  expect(saidBy({ groupings }, { ...year, compared: { from: '2024-12-01', to: '2025-11-30' } })).toContain(
    'a confronto con il periodo dal 01/12/2024 al 30/11/2025',
  )
})
