import 'server-only'
import type { DueSource } from '@/lib/duties/types'
import { identificationsLeft } from './data'

const WHY = {
  scaduta: 'Identificazione scaduta',
  blocca: 'Manca l’identificazione: non può andare alla banca',
  in_scadenza: 'Da identificare di nuovo',
  da_fare: 'Da identificare',
} as const

/** Clients of open cases who are to be identified. */
export const identificationDues: DueSource = {
  name: 'identificazioni',
  titolo: 'Clienti da identificare',
  vuoto: 'Tutti i clienti delle pratiche aperte sono identificati.',
  flag: 'pratiche_manage',
  async dues(scope, part) {
    const { conta, righe } = await identificationsLeft(scope, part)
    return {
      total: conta.scaduta + conta.blocca + conta.in_scadenza + conta.da_fare,
      items: righe.map(({ praticaId, codice, cliente, agente, motivo, entroIl }) => ({
        key: praticaId,
        chi: `${cliente}, ${codice}`,
        che: [WHY[motivo], agente].filter(Boolean).join(' · '),
        entro: entroIl,
        href: `/admin/reports/pratiche/${praticaId}?scheda=identificazione`,
      })),
    }
  },
}
