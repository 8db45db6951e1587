import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { PDF } from '@/lib/storage/testing'
import { adminWith, anAgent, callAs } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'
import { ANSWERS, buildIdentificazione } from '@/prisma/seed/factories/identification'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import type { Sample } from './test-kit'

/** Steps that a stale version refused the second time, actions on many rows, and what is proven by a password. */
export const stateCalls: Record<string, Sample> = {
  'pratiche/[id]/state': async () => {
    const as = await anAgent()
    const { id, version } = await buildPratica({ agentId: as.id, stato: 'bozza' })
    return { as, params: { id }, body: { to: 'raccolta_documenti', version } }
  },
  'pratiche/[id]/state/undo': async () => {
    const as = await anAgent()
    const { id, version } = await buildPratica({ agentId: as.id, stato: 'bozza' })
    const body = { to: 'raccolta_documenti', version }
    await db().praticaPersona.updateMany({ where: { praticaId: id }, data: { clientId: null } })
    await callAs(as, 'POST', 'pratiche/[id]/state', { params: { id }, body })
    return { as, params: { id }, body: { version: version + 1 } }
  },
  'leadRequests/[id]/appointment': async () => {
    const as = await anAgent()
    const appuntamentoAt = addDays(new Date(), 3)
    const { id, version } = await buildLead({ agentId: as.id, stato: 'appuntamento', appuntamentoAt })
    return { as, params: { id }, body: { version, quando: addDays(new Date(), 5).toISOString() } }
  },
  'leadRequests/[id]/appointment/cancel': async () => {
    const as = await anAgent()
    const appuntamentoAt = addDays(new Date(), 3)
    const { id, version } = await buildLead({ agentId: as.id, stato: 'appuntamento', appuntamentoAt })
    return { as, params: { id }, body: { version } }
  },
  'clients/[id]/different': async () => ({
    as: await adminWith('clients_manage'),
    params: { id: (await buildClient()).id },
    body: { altroId: (await buildClient()).id, diversi: true },
  }),
  'preferences/calendar': async () => ({ as: await anAgent() }),
  'pratiche/[id]/identificazione/completa': async () => {
    const as = await anAgent()
    const { id } = await buildPratica({ agentId: as.id })
    const { version } = await buildIdentificazione({ praticaId: id, dati: ANSWERS, inRinnovo: true })
    return { as, params: { id }, body: { version } }
  },
  'pratiche/[id]/identificazione/riprendi': async () => {
    const as = await anAgent()
    const { id: clientId } = await buildClient()
    const [known, { id }] = [
      await buildPratica({ agentId: as.id, clientId }),
      await buildPratica({ agentId: as.id, clientId }),
    ]
    await buildIdentificazione({ praticaId: known.id, dati: ANSWERS })
    return { as, params: { id }, body: { version: 0 } }
  },
  'pratiche/[id]/identificazione/classe': async () => {
    const { praticaId: id, version } = await buildIdentificazione({ dati: ANSWERS })
    const body = { version, classe: 'alta', motivo: 'Operazione insolita' }
    return { as: await adminWith('pratiche_manage'), params: { id }, body }
  },
  'leadRequests/assign': async () => {
    const agent = await anAgent()
    const rows = [await buildLead({ product: 'mutuo' }), await buildLead({ product: 'mutuo' })]
    return {
      as: await adminWith('leads_manage'),
      body: {
        rows: rows.map(({ id, version }) => ({ _id: id, version })),
        values: { agentId: agent.id },
      },
    }
  },
  'news/bulk': async () => {
    const rows = [await buildNews(), await buildNews()]
    return {
      as: await adminWith('content_manage'),
      body: { action: 'delete', rows: rows.map(({ id, version }) => ({ _id: id, version })) },
    }
  },
  'admin/password/change': async () => ({
    as: await adminWith(),
    body: { attuale: FACTORY_PASSWORD, password: 'tre-gatti-sul-tetto' },
  }),
  'storage/genericUpload': async () => ({
    as: await anAgent(),
    form: () => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(PDF)]), 'documento.pdf')
      return form
    },
  }),
}
