import { formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { buildAgent } from '@/prisma/seed/factories/people'
import { aPerson, LOAN, linkTo, MORTGAGE, open, PARTNER, placeOf, seedFixtures, send } from './testing'

beforeAll(seedFixtures)

const lastLead = () => db().lead.findFirstOrThrow({ orderBy: { id: 'desc' } })
const nextOf = async (reply: { location: string }) => open(...placeOf(reply.location))

describe('every step', () => {
  it.each([
    'displayRata',
    'displayPrestito',
    'calcolatori/mutui/generic',
    'calcolatori/mutui/contattaciPublic',
    'calcolatori/prestiti/generic',
    'calcolatori/prestiti/contattaciPublic',
    'cloudCare/calcolatoreMutui/request',
    'cloudCare/calcolatoreMutui/contattaci',
    'cloudCare/calcolatoreMutui_preRequest/request',
    'partner',
  ])('%s opens by itself, with one title and no script of its own in the page', async (name) => {
    const { status, html } = await open(name)
    expect(status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/^<!doctype html>\n<html lang="it"/)
    expect(html).not.toMatch(/<script(?! src="\/iframes\/)/)
    expect(html).not.toMatch(/ on\w+=| style="/)
  })

  it.each([
    ['calcolatori/mutui', 'generic', ['results', 'request', 'thankyou', 'thankyouPublic']],
    ['calcolatori/prestiti', 'generic', ['results', 'request', 'thankyou', 'thankyouPublic']],
    ['cloudCare/calcolatoreMutui', 'request', ['results', 'thankyou']],
    ['cloudCare/calcolatoreMutui_preRequest', 'request', ['results', 'thankyou']],
  ])('of %s begins again at %s when it has nothing to show', async (base, start, steps) => {
    for (const step of steps) {
      const { status, location } = await open(`${base}/${step}`, { partner: 'Studio Prova', colore: 'c40' })
      expect([step, status]).toEqual([step, 303])
      expect(placeOf(location)).toEqual([`${base}/${start}`, { partner: 'Studio Prova', colore: '#cc4400' }])
    }
  })

  it('of loans carries the warning of the law with and without an offer, and no other does', async () => {
    const words = '<p class="avvertenza" role="note">Attenzione! Prendere denaro in prestito ha un costo.</p>'
    const warned = async (name: string, query = {}) => (await open(name, query)).html.split(words).length - 1
    for (const name of ['calcolatori/prestiti/generic', 'calcolatori/prestiti/contattaciPublic', 'partner'])
      expect([name, await warned(name)]).toEqual([name, 1])
    for (const query of [LOAN, { importo: '0' }]) expect(await warned('displayPrestito', query)).toBe(1)
    for (const name of ['displayRata', 'calcolatori/mutui/generic', 'cloudCare/calcolatoreMutui/request'])
      expect([name, await warned(name)]).toEqual([name, 0])
    const results = await open('calcolatori/prestiti/results', LOAN)
    expect(results.html).toContain(words)
  })

  it('may be framed by the origins of the settings and by nobody else, with no cookie', async () => {
    const { headers, html } = await open('calcolatori/mutui/generic')
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${PARTNER}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(html).toContain(`data-origins="${PARTNER}"`)
    const page = await open('partner')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('that nobody knows is a small page of the frames, with the partner’s colours', async () => {
    const { status, headers, html } = await open('[[...resto]]', { colore: 'cc4400' })
    expect(status).toBe(404)
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${PARTNER}`)
    expect(html).toContain('Questa pagina non c’è')
    expect(html).toContain('/iframes/calcolatori/prestiti/generic?colore=%23cc4400')
  })

  it('carries the partner’s parameters on, and ignores what is wrong with them', async () => {
    const query = {
      partner: '<b>Evil</b>',
      colore: 'red;}',
      raggio: '99',
      utm_source: '"><script>',
      agente: '../x',
    }
    const { status, html } = await open('calcolatori/mutui/generic', query)
    expect(status).toBe(200)
    expect(html).not.toMatch(/Evil|red;|"><script>/)
    expect(html).toContain('name="utm_source" value="&quot;&gt;&lt;script&gt;"')
    expect(html).not.toMatch(/name="(?:partner|colore|raggio|agente)"/)
  })
})

describe('the comparison', () => {
  it('shows cards by TAEG, the costs, the representative example and its date', async () => {
    const { status, html } = await open('calcolatori/mutui/results', MORTGAGE)
    expect(status).toBe(200)
    const shown = [...html.matchAll(/<dt>TAEG <\/dt><dd>([\d,]+)%/g)].map(([, taeg = '']) =>
      Number(taeg.replace(',', '.')),
    )
    expect(shown).toHaveLength(2)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(html).toContain('Esempio rappresentativo al 02/01/2026')
    expect(html).toContain('Importo totale dovuto')
    expect((await db().quote.findFirstOrThrow({ orderBy: { id: 'desc' } })).input).toMatchObject({
      importo: 150_000,
      durata: 25,
    })
  })

  it('of loans comes from the price grids', async () => {
    const { status, html } = await open('calcolatori/prestiti/results', LOAN)
    expect(status).toBe(200)
    expect(html).toContain('Un’offerta')
    expect(html).toContain('200,38 €')
  })

  it.each<[string, Record<string, string>, string[]]>([
    [
      'calcolatori/mutui',
      { ...MORTGAGE, valoreImmobile: 'molto', durata: '99' },
      ['valoreImmobile', 'durata'],
    ],
    ['calcolatori/mutui', { ...MORTGAGE, finalita: 'oro' }, ['finalita']],
    ['calcolatori/mutui', { ...MORTGAGE, provincia: 'ZZ' }, ['provincia']],
    ['calcolatori/prestiti', { ...LOAN, importo: '99.000.000' }, ['importo']],
    ['cloudCare/calcolatoreMutui', { ...MORTGAGE, importo: '' }, ['importo']],
  ])('of %s asks again, keeping what was typed: %j', async (base, query, wrong) => {
    const { status, html } = await open(`${base}/results`, query)
    expect(status).toBe(422)
    for (const name of wrong) expect(html).toContain(`id="${name}-nota"`)
    expect(html.match(/aria-invalid/g)).toHaveLength(wrong.length)
    if (query.valoreImmobile) expect(html).toContain(`value="${query.valoreImmobile}"`)
  })

  it('says why there is no offer', async () => {
    const { status, html } = await open('calcolatori/mutui/results', {
      ...MORTGAGE,
      valoreImmobile: '100000',
    })
    expect(status).toBe(200)
    expect(html).toContain('Nessun prodotto per questi importi')
    expect(html).toContain('Finanzia al massimo')
  })
})

describe('a request', () => {
  it.each([
    ['calcolatori/mutui', 'request', MORTGAGE, 'mutuo', 'iframe'],
    ['calcolatori/prestiti', 'request', LOAN, 'prestito', 'iframe'],
    ['cloudCare/calcolatoreMutui', 'contattaci', MORTGAGE, 'mutuo', 'cloudcare'],
  ])('goes through %s to the thank-you page', async (base, step, query, product, channel) => {
    const agent = await buildAgent()
    const partner = { agente: agent.slug, partner: 'Studio Prova', utm_campaign: 'casa' }
    const results = await open(`${base}/results`, { ...query, ...partner })
    const address = linkTo(results.html, step)
    const form = await open(`${base}/${step}`, address)
    expect(form.status).toBe(200)
    expect(form.headers.get('cache-control')).toBe('no-store')
    expect(form.html.match(/type="checkbox"/g)).toHaveLength(4)
    expect(form.html).not.toContain(' checked')
    const person = aPerson({ chiave: 'una-volta' })
    const sent = await send(`${base}/${step}`, address, person)
    expect(sent.status).toBe(303)
    expect(sent.location).not.toContain(encodeURIComponent(person.email ?? ''))
    const lead = await lastLead()
    expect(lead).toMatchObject({ product, channel, agentId: agent.id, email: person.email })
    expect(lead.campaign).toMatchObject({ utm_source: 'Studio Prova', utm_campaign: 'casa' })
    expect(lead.campaign).toMatchObject({
      landing: expect.stringMatching(`^/iframes/${base}/(generic|request)\\?agente=`),
    })
    expect(lead.offerta).toMatchObject({ product: { _id: address.offerta } })
    const thanks = await nextOf(sent)
    expect(thanks.html).toContain(lead.codice)
    expect(thanks.html).toContain(agent.cognome)
    expect(thanks.html).not.toContain(lead.email)
  })

  it('comes back with each mistake at its field, keeping what was typed', async () => {
    const form = { nome: 'Lia "Prova" <b>', cognome: '', email: 'lia', telefono: '12', terzi: '1' }
    const { status, html } = await send('calcolatori/mutui/contattaciPublic', {}, form)
    expect(status).toBe(422)
    for (const name of ['cognome', 'email', 'telefono', 'privacy'])
      expect(html).toContain(`id="${name}-nota"`)
    expect(html).toContain('<a href="#telefono">Telefono: ')
    expect(html).toContain('<a href="#privacy">Informativa sulla privacy: ')
    expect(html).toContain('value="Lia &quot;Prova&quot; &lt;b&gt;"')
    expect(html).toMatch(/id="terzi"[^>]* checked/)
    expect(html).not.toMatch(/id="marketing"[^>]* checked/)
  })

  it('sent twice is one lead, also at the same time; changed, it is another that joins it', async () => {
    const person = aPerson({ chiave: 'doppio-clic' })
    const post = (form: Record<string, string>) => send('calcolatori/mutui/contattaciPublic', {}, form)
    const replies = await Promise.all([post(person), post(person), post(person)])
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await db().lead.count({ where: { email: person.email } })).toBe(1)
    expect((await post({ ...person, note: 'Chiamatemi di sera' })).status).toBe(303)
    const [first, second] = await db().lead.findMany({
      where: { email: person.email },
      orderBy: { id: 'asc' },
    })
    expect(second).toMatchObject({ joinedToId: first?.id, note: 'Chiamatemi di sera' })
  })

  it('to nobody names no agent; to the agent of the address it does, and without one goes to the public form', async () => {
    const agent = await buildAgent()
    const agente = agent.id
    await send('calcolatori/prestiti/contattaciPublic', { agente }, aPerson())
    expect((await lastLead()).agentId).toBeNull()
    expect((await open('calcolatori/prestiti/contattaci', { agente })).html).toContain(agent.cognome)
    const sent = await send('calcolatori/prestiti/contattaci', { agente }, aPerson({ note: 'Salve' }))
    expect(placeOf(sent.location)[0]).toBe('calcolatori/prestiti/thankyou')
    expect(await lastLead()).toMatchObject({ agentId: agent.id, note: 'Salve' })
    const hidden = await buildAgent({ published: false })
    const away = await open('calcolatori/prestiti/contattaci', { agente: hidden.slug })
    expect(placeOf(away.location)[0]).toBe('calcolatori/prestiti/contattaciPublic')
  })

  it('is counted for each person: after twenty the form says when to try again, to nobody else at that address', async () => {
    const ip = '2001:db8:0:77::1'
    const person = aPerson()
    for (let count = 0; count < 20; count += 1) {
      await send('calcolatori/mutui/contattaciPublic', {}, { ...person, note: `Richiesta ${count}` }, ip)
    }
    const other = await send('calcolatori/mutui/contattaciPublic', {}, aPerson(), ip)
    expect(placeOf(other.location)[0]).toBe('calcolatori/mutui/thankyouPublic')
    const { status, html, headers } = await send('calcolatori/mutui/contattaciPublic', {}, person, ip)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(html).toContain('Troppi tentativi')
    expect(html).toContain(`value="${person.email}"`)
  })

  it('in another format, or too long, is refused without a 500', async () => {
    const { POST } = await import('@/app/iframes/calcolatori/mutui/contattaciPublic/route')
    const address = 'http://localhost:8000/iframes/calcolatori/mutui/contattaciPublic'
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await POST(new Request(address, json))).status).toBe(415)
    const long = new URLSearchParams({ note: 'x'.repeat(20_001) })
    expect((await POST(new Request(address, { method: 'POST', body: long }))).status).toBe(413)
    const nul = aPerson({ nome: 'Lia\u0000', note: '\u0000' })
    expect((await send('calcolatori/mutui/contattaciPublic', { partner: '\u0000' }, nul)).status).toBe(303)
  })
})

describe('contact first', () => {
  const base = 'cloudCare/calcolatoreMutui_preRequest'

  it('makes the lead, shows the offers, keeps the one that is picked', async () => {
    const person = aPerson()
    const sent = await send(`${base}/request`, { partner: 'CloudCare' }, { ...MORTGAGE, ...person })
    const [name, query] = placeOf(sent.location)
    expect([sent.status, name]).toEqual([303, `${base}/results`])
    const results = await open(name, query)
    expect(results.status).toBe(200)
    expect(results.html).not.toContain(person.email)
    const [, offerta = ''] = results.html.match(/name="offerta" value="([^"]+)"/) ?? []
    const form = { gettone: query.gettone ?? '', offerta }
    const picked = await send(`${base}/results`, {}, form)
    await send(`${base}/results`, {}, form)
    const lead = await lastLead()
    expect(lead).toMatchObject({
      email: person.email,
      channel: 'cloudcare',
      offerta: { product: { _id: offerta } },
    })
    expect(await db().commit.count({ where: { ref: lead.id, action: 'edit' } })).toBe(1)
    expect((await nextOf(picked)).html).toContain(lead.codice)
    expect((await send(`${base}/results`, {}, { ...form, offerta: 'altra' })).status).toBe(422)
    expect(placeOf((await send(`${base}/results`, {}, { offerta })).location)[0]).toBe(`${base}/request`)
  })

  it('says at once what is wrong with the figures and with the contact', async () => {
    const before = await db().quote.count()
    const { status, html } = await send(`${base}/request`, {}, { ...MORTGAGE, importo: 'x', nome: 'Lia' })
    expect(status).toBe(422)
    for (const name of ['importo', 'cognome', 'privacy']) expect(html).toContain(`id="${name}-nota"`)
    expect(html).toContain('value="Lia"')
    expect(await db().quote.count()).toBe(before)
  })
})

describe('a flyer', () => {
  it('shows instalment and TAEG of today with the agent’s contacts, and keeps no quote', async () => {
    const before = await db().quote.count()
    const { slug, cognome, email } = await buildAgent({ urlPhoto: 'https://altrove.example/foto.jpg' })
    const { status, html } = await open('displayRata', { agente: slug, importo: '120.000', durata: '25' })
    expect(status).toBe(200)
    for (const text of [cognome, `mailto:${email}`, 'Mutuo di 120.000 €', 'Esempio rappresentativo']) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('altrove.example')
    expect(html.indexOf('Rata al mese')).toBeLessThan(html.indexOf('TAEG'))
    expect(await db().quote.count()).toBe(before)
  })

  it('of a loan shows what the page of loans begins with, with the date of today', async () => {
    const { html } = await open('displayPrestito')
    expect(html).toContain('prestito di 10.000,00 € in 5 anni per liquidità')
    expect(html).toContain(`Esempio rappresentativo al ${formatDay(new Date())}`)
    const results = await open('calcolatori/prestiti/results', LOAN)
    expect(results.html).toContain(`Esempio rappresentativo al ${formatDay(new Date())}`)
  })

  it('asks for other figures when these do not do', async () => {
    expect((await open('displayPrestito', { importo: '10', durata: 'x' })).status).toBe(422)
    expect((await open('displayRata', { provincia: 'ZZ' })).status).toBe(422)
    const none = await open('displayPrestito', { importo: '59.000' })
    expect([none.status, none.html.includes('Nessun prodotto per questi importi')]).toEqual([200, true])
  })
})
