import { signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { codeHash } from '@/lib/features/incarichi/code'
import { aClient, anAgent } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildIncarico, buildPratica } from '@/prisma/seed/factories/pratiche'
import type { Sample } from './test-kit'

const FEE = { tipo: 'percentuale', valore: 1.5, durataGiorni: 180 }

/** Rows and no calls: these samples are made where every call loses its connection. */
async function drafted(overrides: Parameters<typeof buildIncarico>[0] = {}) {
  const [as, client] = [await anAgent(), await aClient()]
  const { id } = await buildPratica({ agentId: as.id, clientId: client.id })
  const open = { stato: 'bozza' as const, firmatoAt: null, firmaNome: null, valeFino: null }
  const incarico = await buildIncarico({ praticaId: id, ...open, ...overrides })
  return { as, client, incarico, params: { id, incaricoId: incarico.id }, version: incarico.version }
}

async function sent() {
  const { id: pdfFileId } = await buildStoredFile()
  const { client, incarico } = await drafted({ stato: 'inviato', pdfFileId })
  const { id, hash } = incarico
  return { client, id, hash, token: signLink('incarico', id, addDays(new Date(), 30)) }
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
    await buildIdentificazione({ praticaId: params.id })
    return { as, params, body: { version } }
  },
  'pratiche/[id]/incarichi/[incaricoId]/revoca': async () => {
    const { as, params, version } = await drafted()
    return { as, params, body: { version, motivo: 'Una prova' } }
  },
  'incarichi/[id]/codice': async () => ({ params: { id: (await sent()).token } }),
  'incarichi/[id]/firma': async () => {
    const { client, id, token, hash } = await sent()
    const codice = '042817'
    const codiceFino = new Date(Date.now() + 600_000)
    await db().incarico.update({ where: { id }, data: { codiceHash: codeHash(id, codice), codiceFino } })
    const { nome, cognome } = client.actor
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
    const { as, params } = await refused()
    const scadeIl = addDays(new Date(), 15)
    await db().riesame.create({ data: { id: newId(), praticaId: params.id, scadeIl } })
    return { as, params, body: { risposta: 'Una persona ha guardato di nuovo la pratica.', version: 1 } }
  },
  'quotes/[id]/risposta': async () => {
    const as = await aClient()
    const { id } = await buildPreventivo({ email: as.actor.email, stato: 'inviato', inviatoAt: new Date() })
    return { as, params: { id }, body: { risposta: 'rifiuta' } }
  },
}
