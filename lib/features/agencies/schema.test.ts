import { agencyInitial, agencyRules, agencySchema } from './schema'

const agency = {
  ...agencyInitial,
  nome: 'Agenzia di prova',
  slug: 'agenzia-di-prova',
  indirizzo: 'Via Prova 1',
  cap: '20100',
  comune: 'Milano',
  provincia: 'MI',
  lat: 45.1,
  lng: 9.1,
}
const pathsOf = (changes: object) => {
  const parsed = agencySchema.superRefine(agencyRules).safeParse({ ...agency, ...changes })
  return parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}
const span = (dalle: string, alle: string) => ({ giorno: 1, dalle, alle })

it('keeps of a position what a door needs, however many decimals a map gives', () => {
  const { lat, lng } = agencySchema.parse({ ...agency, lat: 43.84301234567891, lng: 10.5 })
  expect([lat, lng]).toEqual([43.843012, 10.5])
})

it('refuses opening hours that overlap', () => {
  expect(pathsOf({ orari: [span('09:00', '12:00'), span('12:00', '13:00')] })).toEqual([])
  expect(pathsOf({ orari: [span('09:00', '12:00'), span('11:00', '13:00')] })).toEqual([
    ['orari.1', 'Due orari dello stesso giorno si sovrappongono.'],
  ])
})

it.each<[object, [string, string][]]>([
  [{}, []],
  [{ lat: null, lng: null }, []],
  [{ lat: null }, [['lat', 'Indica anche la latitudine.']]],
  [{ lng: null, published: true }, [['lng', 'Indica anche la longitudine.']]],
  [{ lat: null, lng: null, published: true }, [['lat', 'Per pubblicarla indica la posizione sulla mappa.']]],
])('wants a whole position: %j', (changes, expected) => expect(pathsOf(changes)).toEqual(expected))
