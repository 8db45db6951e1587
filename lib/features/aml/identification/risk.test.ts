import type { Classe } from '@/lib/features/aml/labels'
import { rischioPunti } from '@/lib/features/aml/settings'
import { riskOf } from './risk'
import type { Dati } from './schema'

const [rules] = rischioPunti.initial
if (!rules) throw new Error('there are no points')

const paper = {
  docTipo: 'carta_identita',
  docNumero: 'CA12345AA',
  docEnte: 'Comune di Milano',
  docScade: '2030-01-01',
} as const
const person = {
  tipo: 'persona',
  denominazione: 'Ada Prova',
  codiceFiscale: null,
  modo: 'presenza',
  ...paper,
} as const
const company = { ...person, tipo: 'societa', denominazione: 'Prova Srl' } as const
const simple: Dati = {
  cliente: person,
  pep: { esposto: false, carica: null },
  scopo: { scopo: 'casa', scopoAltro: null, origine: 'lavoro', origineAltro: null },
}
const owner = { nome: 'Lia Uno', codiceFiscale: null, quota: 40, controllo: 'proprieta', pep: false } as const
const owners = (count: number, more: object = {}) => ({
  titolari: Array.from({ length: count }, (_, at) => ({ ...owner, nome: `Socio ${at}`, ...more })),
  nessunAltro: null,
})

const together = (more: object) => ({
  cointestatari: [
    { nome: 'Leo Prova', codiceFiscale: null, modo: 'presenza' as const, ...paper, pep: false, ...more },
  ],
})

it.each<[string, Dati, number, number, Classe]>([
  ['a simple one', simple, 120_000, 0, 'bassa'],
  ['nothing known yet', {}, 0, 0, 'bassa'],
  ['a high amount', simple, 500_000, 10, 'normale'],
  ['an amount just below', simple, 499_999.99, 0, 'bassa'],
  ['in a video call', { ...simple, cliente: { ...person, modo: 'video' } }, 1_000, 5, 'bassa'],
  ['at a distance', { ...simple, cliente: { ...person, modo: 'distanza' } }, 1_000, 15, 'normale'],
  ['a PEP', { ...simple, pep: { esposto: true, carica: 'Sindaco' } }, 1_000, 60, 'alta'],
  ['who asks together with a PEP', { ...simple, cointestatari: together({ pep: true }) }, 1_000, 60, 'alta'],
  [
    'who asks together with somebody met at a distance',
    { ...simple, cointestatari: together({ modo: 'distanza' }) },
    1_000,
    15,
    'normale',
  ],
  ['a company with one owner', { ...simple, cliente: company, titolari: owners(1) }, 1_000, 10, 'normale'],
  ['a company with five owners', { ...simple, cliente: company, titolari: owners(5) }, 1_000, 20, 'normale'],
  [
    'a company that nobody owns',
    { ...simple, cliente: company, titolari: owners(1, { quota: 0, controllo: 'amministra' }) },
    1_000,
    30,
    'normale',
  ],
  [
    'an owner who is a PEP',
    { ...simple, cliente: company, titolari: owners(2, { pep: true }) },
    1_000,
    70,
    'alta',
  ],
  [
    'owners of what is no company any more',
    { ...simple, titolari: owners(5, { pep: true }) },
    1_000,
    0,
    'bassa',
  ],
  [
    'a company, from abroad, by a delegate',
    {
      ...simple,
      cliente: company,
      titolari: owners(1),
      esecutore: {
        agisce: 'delegato',
        nome: null,
        codiceFiscale: null,
        titolo: null,
        docTipo: null,
        docNumero: null,
        docEnte: null,
        docScade: null,
      },
      scopo: { scopo: 'attivita', scopoAltro: null, origine: 'estero', origineAltro: 'Svizzera' },
    },
    1_000,
    45,
    'alta',
  ],
])('%s', (_what, dati, importo, punti, classe) => {
  const found = riskOf(dati, importo, rules)
  expect([found.punti, found.classe]).toEqual([punti, classe])
  expect(found.righe.reduce((sum, line) => sum + line.punti, 0)).toBe(punti)
  for (const { voce, perche } of found.righe) expect(`${voce}${perche}`.length).toBeGreaterThan(10)
})

it('a PEP is high even where the points weigh nothing', () => {
  const light = { ...rules, pep: 0 }
  expect(riskOf({ ...simple, pep: { esposto: true, carica: 'Sindaco' } }, 1, light)).toEqual({
    punti: 0,
    classe: 'alta',
    righe: [],
  })
})
