import { type Arrival, campaignOf, currentCampaign, landingCampaign, rememberCampaign } from './campaign'

const arrive = (change: Partial<Arrival>): Arrival => ({
  path: '/mutui',
  search: '',
  referrer: '',
  origin: 'http://localhost',
  ...change,
})
const visit = (address: string) => {
  history.replaceState(null, '', address)
  rememberCampaign(location.search)
}

describe('campaignOf', () => {
  it('keeps the parameters of a campaign and nothing else of the query', () => {
    const search = '?utm_source=lettera&utm_campaign=autunno&importo=1000'
    expect(campaignOf(arrive({ search }))).toEqual({
      channel: 'sito',
      utm_source: 'lettera',
      utm_campaign: 'autunno',
      landing: '/mutui',
    })
  })

  it.each([
    ['/mutui_a_noi/adw', '', 'adw'],
    ['/prestiti_a_noi/fb', '?utm_source=adw', 'fb'],
    ['/mutui_a_noi/inventato', '', 'sito'],
    ['/mutui', '?utm_source=dspl&gclid=x1', 'dspl'],
    ['/mutui', '?utm_source=giornale', 'sito'],
  ])('knows the channel of %s%s', (path, search, channel) => {
    expect(campaignOf(arrive({ path, search })).channel).toBe(channel)
  })

  it('names the page before only when it is somebody else’s, and without its query', () => {
    const referrer = 'https://cerca.example/trova?q=mutuo+rossi'
    expect(campaignOf(arrive({ referrer })).referrer).toBe('https://cerca.example/trova')
    expect(campaignOf(arrive({ referrer: 'http://localhost/tassi' }))).not.toHaveProperty('referrer')
    expect(campaignOf(arrive({ referrer: 'nessuno' }))).not.toHaveProperty('referrer')
  })

  it('says whose flyer it was', () => {
    const agente = '01900000-0000-7000-8000-000000000001'
    const flyer = '?importo=1000&utm_source=volantino&utm_campaign=4f2a9c01b7&agente='
    expect(campaignOf(arrive({ search: flyer + agente }))).toMatchObject({
      channel: 'sito',
      utm_source: 'volantino',
      agentId: agente,
    })
    expect(campaignOf(arrive({ search: `${flyer}anna` }))).not.toHaveProperty('agentId')
  })

  it('is never longer than the API takes', () => {
    expect(campaignOf(arrive({ search: `?utm_source=${'a'.repeat(500)}` })).utm_source).toHaveLength(200)
  })
})

describe('the campaign of a visit', () => {
  beforeEach(() => sessionStorage.clear())

  it('is the first one, whatever is opened afterwards', () => {
    visit('/mutui_a_noi/fb?utm_campaign=autunno&fbclid=f1')
    visit('/tassi')
    visit('/prestiti_a_noi/adw?gclid=g1')
    expect(currentCampaign()).toEqual({
      channel: 'fb',
      utm_campaign: 'autunno',
      fbclid: 'f1',
      landing: '/mutui_a_noi/fb',
    })
  })

  it('begins with the first campaign even if a plain page came before', () => {
    visit('/')
    expect(currentCampaign()).toEqual({ channel: 'sito', landing: '/' })
    visit('/mutui_a_noi/adw?gclid=g1')
    expect(currentCampaign()).toMatchObject({ channel: 'adw', gclid: 'g1' })
  })

  it('gives a landing page its own channel when the visit began with another', () => {
    visit('/mutui_a_noi/fb?fbclid=f1')
    visit('/mutui_a_noi/adw?gclid=g1')
    expect(landingCampaign('adw')).toEqual({ channel: 'adw', gclid: 'g1', landing: '/mutui_a_noi/adw' })
    expect(landingCampaign('fb')).toMatchObject({ fbclid: 'f1' })
  })
})
