import { buildClassifica } from '@/prisma/seed/factories/service'
import type { Sample } from './sample'

const ranking = (
  tipo: 'agenti' | 'managers' | 'dipendenti' | 'contact_center',
  who: 'agentId' | 'employeeId',
): Sample => ({
  build: (n) => buildClassifica({ tipo, titolo: `Classifica ${n % 4}`, published: n % 2 === 0 }),
  foreign: () => buildClassifica({ tipo: tipo === 'agenti' ? 'managers' : 'agenti' }),
  body: async (n) => ({
    titolo: `Scritta ${n}`,
    anno: 2500 + (n % 400),
    mese: 1 + (n % 12),
    published: false,
    voci: [
      { posizione: 1, nome: 'Prima', [who]: null, punti: 12.5, pratiche: 3, importo: 250_000.5 },
      { posizione: 2, nome: 'Seconda', [who]: null, punti: 8, pratiche: 2, importo: 0 },
    ],
  }),
  patch: { titolo: 'Titolo cambiato' },
  invalid: [
    [{ mese: 13 }, 'mese'],
    [
      { voci: [{ posizione: 0, nome: 'Prima', [who]: null, punti: 0, pratiche: 0, importo: 0 }] },
      'voci.0.posizione',
    ],
  ],
})

/** Rankings, four kinds on one table. */
export const rankings: Record<string, Sample> = {
  classificheAgenti: ranking('agenti', 'agentId'),
  classificheManagers: ranking('managers', 'agentId'),
  classificheDipendenti: ranking('dipendenti', 'employeeId'),
  classificheContactCenter: ranking('contact_center', 'employeeId'),
}
