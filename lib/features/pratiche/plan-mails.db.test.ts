import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { euroText } from '@/lib/core/money'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import type { Stato } from '@/lib/words/case-states'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildDocumento, buildIncarico, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { invitedBy } from './invited'
import type { Effetti } from './schema'

type Told = Record<
  'quale' | 'stato' | 'spiegazione' | 'daPortare' | 'banca' | 'importoErogato' | 'url',
  string
>

/** What somebody was written about their case, the first first. */
async function toldTo({ actor }: Caller): Promise<Told[]> {
  return (await mailsTo<Told>(actor.email, 'pratica-state-changed')).map(({ data }) => data)
}

/** A case that four people follow in four roles, and the office that moves it. */
async function world(stato: Stato, more: Parameters<typeof buildPratica>[0] = {}) {
  const office = await adminWith('pratiche_manage', 'pratiche_reopen', 'provvigioni_see')
  const agent = await anAgent()
  const [client, beside, guarantor] = [await aClient(), await aClient(), await aClient()]
  const bankId = (await buildBank({ provvigionePct: 1 })).id
  const pratica = await buildPratica({
    stato,
    bankId,
    agentId: agent.id,
    clientId: client.id,
    ...more,
    provvigioni: { bankPct: 1 },
  })
  const praticaId = pratica.id
  await buildPersona({ praticaId, clientId: beside.id, ruolo: 'cointestatario' })
  await buildPersona({ praticaId, clientId: guarantor.id, ruolo: 'garante' })
  await buildPersona({ praticaId, clientId: null, ruolo: 'garante', nome: 'Ida', cognome: 'Nominata' })
  const bodyOf = (to: Stato) => ({
    to,
    motivo: 'Una prova',
    ...(to === 'deliberata' && { deliberato: 100_000 }),
    ...(to === 'liquidata' && { erogato: 90_000, data: dayOf(addDays(new Date(), -1)) }),
  })
  const call = (as: Caller, path: string, body: object) =>
    callAs<Effetti & { version: number }>(as, 'POST', path, { params: { id: praticaId }, body })
  const foresee = (to: Stato, as = office) => call(as, 'pratiche/[id]/state/effetti', bodyOf(to))
  const move = async (to: Stato, as = office) => {
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id: praticaId } })
    expect((await call(as, 'pratiche/[id]/state', { ...bodyOf(to), version })).status).toBe(200)
  }
  return { office, agent, client, beside, guarantor, pratica, foresee, move }
}

it('says the same of the case to both who ask, asks each for their own papers, and the guarantor only for theirs', async () => {
  const { client, beside, guarantor, pratica, move } = await world('in_istruttoria')
  const praticaId = pratica.id
  const { id: personaId } = await db().praticaPersona.findFirstOrThrow({
    where: { praticaId, clientId: beside.id },
  })
  for (const document of [
    { nome: 'Busta paga' },
    { nome: 'Documento d’identità', stato: 'respinto' as const },
    { nome: 'Facoltativo', obbligatorio: false },
    { nome: 'Già qui', stato: 'caricato' as const },
    { nome: 'CU di chi è accanto', personaId },
  ])
    await buildDocumento({ praticaId, ...document })
  await move('inviata_banca')
  const [[mine], [theirs]] = [await toldTo(client), await toldTo(beside)]
  expect([mine?.stato, theirs?.stato]).toEqual(['in valutazione', 'in valutazione'])
  expect(mine?.daPortare).toBe('Busta paga\nDocumento d’identità (da rifare)')
  // The papers of the person beside them are nobody else's, and neither is their number.
  expect(theirs?.daPortare).toBe('CU di chi è accanto')
  expect(theirs?.spiegazione).toContain('ancora un tuo documento')
  expect(mine?.url).toBe(`${env().SITE_URL}/area-clienti/pratiche#${pratica.codice}`)
  expect(await toldTo(guarantor)).toEqual([])
  await move('deliberata')
  expect((await toldTo(guarantor)).map(({ quale, stato }) => [quale, stato])).toEqual([
    ['La pratica di cui sei garante', 'approvata dalla banca'],
  ])
})

it('of a paid case that is reopened tells nobody that the bank has approved it', async () => {
  const { client, beside, move } = await world('stipula')
  await move('liquidata')
  await move('deliberata')
  for (const one of [client, beside]) {
    const [paid, reopened] = await toldTo(one)
    expect([paid?.stato, paid?.importoErogato]).toEqual(['finanziamento erogato', euroText(90_000)])
    expect(reopened?.stato).toBe('riaperta')
    expect(reopened?.spiegazione).not.toMatch(/ha approvato/)
  }
})

it('is shown before the step as it is sent with it, with what is taken back and what accrues, and does nothing', async () => {
  const { office, agent, client, beside, pratica, foresee, move } = await world('stipula')
  const { status, json } = await foresee('liquidata')
  expect(status).toBe(200)
  expect(json.email.map(({ a }) => a).slice(0, 2)).toEqual([client.actor.email, beside.actor.email])
  expect(json.email[0]?.chi).toMatch(/, richiedente$/)
  expect(json.email[0]?.oggetto).toBe(`Pratica ${pratica.codice}: finanziamento erogato`)
  expect(json.email[0]?.testo).toContain(`Importo erogato: ${euroText(90_000)}`)
  expect(json.senzaEmail).toEqual([
    { chi: 'Ida Nominata, garante', perche: 'Non segue ancora la pratica dalla sua area.' },
  ])
  // 1% of 90,000 €: half to the agent, the rest to head office.
  expect(json.maturano).toMatchObject({ totale: 900 })
  expect([json.storno, json.daConfermare, json.salto]).toEqual([null, false, null])
  const agents = (await foresee('liquidata', agent)).json
  expect([agents.daConfermare, agents.email, agents.maturano]).toMatchObject([true, [], null])
  expect(await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })).toEqual(pratica)
  expect(await toldTo(client)).toEqual([])
  expect(await db().provvigione.count({ where: { praticaId: pratica.id } })).toBe(0)

  await move('liquidata', office)
  const sent = await toldTo(client)
  expect(json.email[0]?.testo).toContain(sent[0]?.spiegazione)
  const back = (await foresee('stipula')).json
  expect([back.storno?.totale, back.maturano]).toEqual([-900, null])
})

it('writes of a refusal to who has signed by a link and has no area yet, with a link that opens one, which nobody else sees', async () => {
  const { pratica, foresee, move } = await world('inviata_banca')
  const praticaId = pratica.id
  const email = `${newId()}@posta.example`
  const { id: personaId } = await buildPersona({
    praticaId,
    clientId: null,
    ruolo: 'cointestatario',
    nome: 'Ada',
    cognome: 'Firmataria',
    email,
  })
  const mandate = { praticaId, personaId, inviatoA: email.toUpperCase(), firmatoAt: new Date() }
  await buildIncarico({ ...mandate, firmaVia: 'area' })
  const silent = async () => (await foresee('respinta')).json.senzaEmail.map(({ chi }) => chi)
  expect(await silent()).toContain('Ada Firmataria, cointestatario')
  await buildIncarico({ ...mandate, stato: 'scaduto', firmaVia: 'link' })
  expect(await silent()).not.toContain('Ada Firmataria, cointestatario')
  const { json } = await foresee('respinta')
  expect(json.email.find(({ a }) => a === email)?.testo).not.toContain('invito-pratica')
  await move('respinta')
  const [told, ...more] = await mailsTo<Told>(email, 'pratica-state-changed')
  expect(more).toEqual([])
  expect(told?.data.spiegazione).toMatch(/una persona riesamini la decisione.+rispondi sì all’invito/)
  const token = told?.data.url.split('/invito-pratica/')[1] ?? ''
  expect(await invitedBy(token)).toMatchObject({ nome: 'Ada', state: 'open' })
})

it('foresees only steps that may be taken, of cases that the reader may change', async () => {
  const { client, pratica, foresee } = await world('bozza')
  expect((await foresee('stipula')).status).toBe(409)
  expect((await foresee('raccolta_documenti', await anAgent())).status).toBe(404)
  expect((await foresee('raccolta_documenti', client)).status).toBe(403)
  const { status, json } = await callAs(
    await adminWith('pratiche_manage'),
    'POST',
    'pratiche/[id]/state/effetti',
    {
      params: { id: pratica.id },
      body: { to: 'raccolta_documenti', erogato: 'molto' },
    },
  )
  expect([status, json.errors[0]?.path]).toEqual([422, 'erogato'])
  const { foresee: ahead } = await world('stipula', { dataDelibera: new Date() })
  const tooSoon = await ahead('liquidata')
  expect([tooSoon.status, tooSoon.text]).toEqual([422, expect.stringContaining('prima della delibera')])
})
