import { codeOf, linkOf } from '@/lib/features/incarichi/test-kit'
import { aClient, anAgent, callAs } from '@/lib/testing/test-kit'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildIncarico, buildPratica } from '@/prisma/seed/factories/pratiche'
import type { Sample } from './test-kit'

const FEE = { tipo: 'percentuale', valore: 1.5, durataGiorni: 180 }

async function drafted() {
  const [as, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({ agentId: as.id, clientId: client.id })
  const { json } = await callAs(as, 'POST', 'pratiche/[id]/incarichi', { params: { id }, body: FEE })
  return { as, client, params: { id, incaricoId: json._id }, version: json.version }
}

async function sent() {
  const { as, client, params, version } = await drafted()
  await callAs(as, 'POST', 'pratiche/[id]/incarichi/[incaricoId]/invia', { params, body: { version } })
  const token = await linkOf(client.actor.email)
  const { json } = await callAs(null, 'GET', 'incarichi/[id]', { params: { id: token } })
  return { client, token, hash: json.hash }
}

async function refused() {
  const [as, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({
    agentId: as.id,
    clientId: client.id,
    stato: 'respinta',
    dataChiusura: new Date(),
  })
  return { as, client, params: { id } }
}

/** Valid calls of the routes of mandates, of reviews, and of a quote's answer. */
export const mandateCalls: Record<string, Sample> = {
  'pratiche/[id]/incarichi': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    return { as, params: { id }, body: FEE }
  },
  'pratiche/[id]/incarichi/[incaricoId]/invia': async () => {
    const { as, params, version } = await drafted()
    return { as, params, body: { version } }
  },
  'pratiche/[id]/incarichi/[incaricoId]/revoca': async () => {
    const { as, params, version } = await drafted()
    return { as, params, body: { version, motivo: 'Una prova' } }
  },
  'incarichi/[id]/codice': async () => ({ params: { id: (await sent()).token } }),
  'incarichi/[id]/firma': async () => {
    const { client, token, hash } = await sent()
    await callAs(null, 'POST', 'incarichi/[id]/codice', { params: { id: token } })
    const { nome, cognome, email } = client.actor
    const codice = await codeOf(email)
    return { params: { id: token }, body: { codice, nome: `${nome} ${cognome}`, letto: true, hash } }
  },
  'incarichi/[id]/recesso': async () => {
    const as = await aClient()
    const { id: praticaId } = await buildPratica({ clientId: as.id })
    const { id } = await buildIncarico({ praticaId })
    return { as, params: { id } }
  },
  'pratiche/[id]/riesame': async () => {
    const { client: as, params } = await refused()
    return { as, params, body: { testo: 'Una prova' } }
  },
  'pratiche/[id]/riesame/risposta': async () => {
    const { as, client, params } = await refused()
    await callAs(client, 'POST', 'pratiche/[id]/riesame', { params, body: {} })
    return { as, params, body: { risposta: 'Una persona ha guardato di nuovo la pratica.', version: 1 } }
  },
  'quotes/[id]/risposta': async () => {
    const as = await aClient()
    const { id } = await buildPreventivo({ email: as.actor.email, stato: 'inviato', inviatoAt: new Date() })
    return { as, params: { id }, body: { risposta: 'rifiuta' } }
  },
}
