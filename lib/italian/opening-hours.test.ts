import { freeSlots, openState, overlapping, readHours, spansOf, writeHours } from './opening-hours'

const office = readHours('lun–ven 9–19, sab 9–13')
const shop = readHours('lun-ven 9:00-13:00 e 14.30-18.30, sab 9:30-12:30')

describe('reading hours', () => {
  it('understands what the settings say', () => {
    expect(office).toHaveLength(6)
    expect(office.at(0)).toEqual({ giorno: 1, dalle: '09:00', alle: '19:00' })
    expect(office.at(-1)).toEqual({ giorno: 6, dalle: '09:00', alle: '13:00' })
    expect(spansOf(shop, '2026-11-23').map(({ dalle, alle }) => [dalle, alle])).toEqual([
      ['09:00', '13:00'],
      ['14:30', '18:30'],
    ])
  })

  it.each(['', 'su appuntamento', 'sempre 9–19'])('leaves out «%s»', (text) =>
    expect(readHours(text)).toEqual([]),
  )
})

describe('writing hours', () => {
  it('joins the days that are alike', () => {
    expect(writeHours(shop)).toEqual([
      ['lun–ven', '9–13 e 14:30–18:30'],
      ['sab', '9:30–12:30'],
    ])
    expect(writeHours(readHours('lun 9–12, mer–gio 10–12'))).toEqual([
      ['lun', '9–12'],
      ['mer–gio', '10–12'],
    ])
    expect(writeHours([])).toEqual([])
  })
})

describe('spans that overlap', () => {
  it.each([
    ['lun 9–12 e 11–13', 1],
    ['lun 11–13 e 9–12', 1],
    ['lun 9–18, mar 9–13, lun 10–11', 2],
    ['lun 9–12, lun 9–12', 1],
    ['lun 9–12 e 12–13, mar 11–13', -1],
    ['', -1],
  ])('«%s»: at %d', (text, place) => expect(overlapping(readHours(text))).toBe(place))
})

describe('open now', () => {
  // 21 November 2026 is a Saturday; Italy is one hour ahead of UTC.
  it.each([
    ['2026-11-23T08:00:00Z', { aperta: true, giorno: '2026-11-23', ora: '13:00' }],
    ['2026-11-23T07:59:00Z', { aperta: false, giorno: '2026-11-23', ora: '09:00' }],
    ['2026-11-23T12:00:00Z', { aperta: false, giorno: '2026-11-23', ora: '14:30' }],
    ['2026-11-21T11:30:00Z', { aperta: false, giorno: '2026-11-23', ora: '09:00' }],
    ['2026-12-07T17:30:00Z', { aperta: false, giorno: '2026-12-09', ora: '09:00' }],
  ])('at %s', (instant, state) => expect(openState(shop, new Date(instant))).toEqual(state))

  it('follows summer time', () => {
    expect(openState(shop, new Date('2026-07-06T07:00:00Z')).aperta).toBe(true)
    expect(openState(shop, new Date('2026-01-12T07:00:00Z')).aperta).toBe(false)
  })

  it('says that nothing is in sight', () => {
    expect(openState([], new Date('2026-11-23T08:00:00Z'))).toEqual({ aperta: false, giorno: null, ora: '' })
  })
})

describe('call-back slots', () => {
  it('offers the next five days that are worked, without slots that have begun', () => {
    const days = freeSlots(office, new Date('2026-11-21T09:00:00Z'), 5)
    expect(days.map(({ giorno }) => giorno)).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ])
    expect(days[0]?.fasce).toEqual(['11:00-13:00'])
    expect(days[1]?.fasce).toEqual([
      '09:00-11:00',
      '11:00-13:00',
      '13:00-15:00',
      '15:00-17:00',
      '17:00-19:00',
    ])
  })

  it('skips Sundays and the holidays of Christmas', () => {
    const days = freeSlots(office, new Date('2026-12-24T18:00:00Z'), 2)
    expect(days.map(({ giorno }) => giorno)).toEqual(['2026-12-28', '2026-12-29'])
  })

  it('cuts the last slot at the closing', () => {
    expect(freeSlots(readHours('lun 9–12'), new Date('2026-11-22T09:00:00Z'), 1)[0]?.fasce).toEqual([
      '09:00-11:00',
      '11:00-12:00',
    ])
  })
})
