import { mutuiSchema } from '@/lib/features/calculators/schema'
import { leadSchema } from '@/lib/features/leads/schema'
import { checkLead, emptyLead, leadBody, newKey } from './lead'
import type { Offer } from './offers'
import { initialSimulation, toBody } from './simulation'

const id = '019aa000-0000-7000-8000-000000000001'
const form = {
  nome: ' Ada ',
  cognome: 'Prova',
  email: 'ada@prova.example',
  telefono: '333 123 4567',
  consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
}
const offer = { product: { _id: id, nome: 'Mutuo' } } as Offer
const campaign = { channel: 'sito', utm_source: 'prova' }
const full = { ...initialSimulation, eta: 40, reddito: 2000, altreRate: 0, provincia: 'MI', classe: 'A' }

describe('contracts with the API', () => {
  it('sends a lead that its schema accepts', () => {
    const body = leadBody(form, { simulation: full, offer, quoteId: id, campaign })
    expect(leadSchema.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body).toMatchObject({ contact: { nome: 'Ada' }, productId: id, quoteId: id, campaign })
  })

  it('asks for a comparison that its schema accepts', () => {
    expect(mutuiSchema.safeParse(toBody(initialSimulation)).success).toBe(true)
    expect(mutuiSchema.safeParse(toBody(full)).error?.issues ?? []).toEqual([])
  })
})

describe('checkLead', () => {
  it('lets a whole form pass', () => {
    expect(checkLead(form)).toEqual({})
  })

  it('starts with nothing ticked and says what is missing, by the paths of the API', () => {
    expect(Object.values(emptyLead.consents)).toEqual([false, false, false, false])
    expect(Object.keys(checkLead(emptyLead)).sort()).toEqual([
      'consents.privacy',
      'contact.cognome',
      'contact.email',
      'contact.nome',
      'contact.telefono',
    ])
  })

  it.each(['ada', 'ada@', 'ada@prova', 'ada prova@x.it y'])('refuses the address %p', (email) => {
    expect(checkLead({ ...form, email })).toHaveProperty(['contact.email'])
  })

  it('refuses a telephone with letters', () => {
    expect(checkLead({ ...form, telefono: '333 casa' })).toHaveProperty(['contact.telefono'])
  })
})

describe('newKey', () => {
  it('is a version 4 uuid, and another each time', () => {
    const keys = Array.from({ length: 50 }, newKey)
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(keys).size).toBe(50)
  })
})
