import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { pickAgent, type Weight } from './pick-agent'

const weights = (...pesi: number[]): Weight[] =>
  pesi.map((peso, index) => ({ agentId: `a${index}`, peso, received: 0 }))

function deliver(team: Weight[], leads: number): Weight[] {
  for (let n = 0; n < leads; n++) {
    const chosen = pickAgent(team)
    for (const weight of team) if (weight.agentId === chosen) weight.received += 1
  }
  return team
}

describe('pickAgent', () => {
  it('has nobody to choose without weights', () => {
    expect(pickAgent([])).toBeNull()
    expect(pickAgent(weights(0, 0))).toBeNull()
  })

  it('starts with the largest weight', () => {
    expect(pickAgent(weights(20, 50, 30))).toBe('a1')
  })

  it('gives each agent their share over 100 leads', () => {
    expect(deliver(weights(50, 30, 20), 100).map(({ received }) => received)).toEqual([50, 30, 20])
  })

  it('lets a newcomer with nothing received catch up', () => {
    expect(pickAgent([...deliver(weights(50, 50), 10), { agentId: 'new', peso: 50, received: 0 }])).toBe(
      'new',
    )
  })

  it('keeps everybody within a few leads of their share, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 300 }),
        (pesi, leads) => {
          const total = pesi.reduce((sum, peso) => sum + peso, 0)
          for (const { peso, received } of deliver(weights(...pesi), leads)) {
            expect(Math.abs(received - (leads * peso) / total)).toBeLessThan(pesi.length)
          }
        },
      ),
      runs(100),
    )
  })
})
